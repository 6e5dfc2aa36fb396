"""`python -m benchmarks`: every measurement, one table after the other. The figures are of this machine, now."""

from __future__ import annotations

from benchmarks import actions, rules, store


def main() -> None:
    """About three minutes in all."""
    print("Rules: random deals per second")
    rules.main(["1"])
    print("\nStore: durable actions per second, each told after its fsync")
    store.main(["1.5"])
    print("\nBot: durable actions through the client, next to a bot that only answers")
    actions.main([])


if __name__ == "__main__":
    main()
