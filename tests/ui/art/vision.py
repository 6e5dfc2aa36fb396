"""How colours look: contrast after WCAG 2, deficiencies after Machado, Oliveira and Fernandes (2009), severity 1."""

from __future__ import annotations

Rgb = tuple[float, float, float]
Matrix = tuple[Rgb, Rgb, Rgb]

DEFICIENCIES: dict[str, Matrix] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Rgb:
    """Of `#RRGGBB`, each part from 0 to 1 in proportion to light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return r, g, b


def contrast(one: str, other: str) -> float:
    """From 1 to 21."""
    dark, light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, deficiency: str) -> Rgb:
    r, g, b = linear(colour)
    x, y, z = (min(1.0, max(0.0, m[0] * r + m[1] * g + m[2] * b)) for m in DEFICIENCIES[deficiency])
    return x, y, z


def distance(one: Rgb, other: Rgb) -> float:
    """ΔE of CIE 1976 under D65: 2.3 can just be told apart."""
    return sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5


def _lab(rgb: Rgb) -> Rgb:
    r, g, b = rgb
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
