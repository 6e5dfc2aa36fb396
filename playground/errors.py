"""Discord's errors: an HTTP status, a code of its own, and for bodies a tree that says where what is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from playground.wire import Json

INVALID_FORM_BODY = 50035


class ApiError(Exception):
    """An answer that is not a success; `status` is HTTP's, `code` is Discord's."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def under(self, key: str) -> ApiError:
        """The same error of a body that was one field of another."""
        return ApiError(self.status, self.code, self.message, self.errors and {key: self.errors})

    def to_json(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


@dataclass(frozen=True)
class FormError:
    """One fault of a body and the path to it."""

    path: tuple[str | int, ...]
    code: str
    message: str

    def under(self, *prefix: str | int) -> FormError:
        return FormError((*prefix, *self.path), self.code, self.message)


def error_tree(faults: Iterable[FormError]) -> Json:
    """Faults nested by path, with `_errors` at the leaves, as in Discord's reference on error messages."""
    tree: Json = {}
    for fault in faults:
        node = tree
        for step in fault.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": fault.code, "message": fault.message})
    return tree


def form_error(faults: Iterable[FormError]) -> ApiError:
    """The error 50035 that lists these faults."""
    return ApiError(400, INVALID_FORM_BODY, "Invalid Form Body", error_tree(faults))


def refuse(faults: Iterable[FormError]) -> None:
    """Raises the form error 50035 if there is any fault."""
    found = list(faults)
    if found:
        raise form_error(found)


def required(*path: str | int) -> FormError:
    return FormError(path, "BASE_TYPE_REQUIRED", "This field is required")


def bad_choice(path: tuple[str | int, ...], choices: Iterable[object]) -> FormError:
    listed = ", ".join(str(choice) for choice in choices)
    return FormError(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")


def length_fault(path: tuple[str | int, ...], size: int, low: int, high: int) -> FormError | None:
    """The fault of a text or list whose size is out of bounds."""
    if low <= size <= high:
        return None
    if low <= 0:
        return FormError(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
    return FormError(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")
