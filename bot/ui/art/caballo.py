"""The caballo: a rider on a trotting horse, the symbol raised behind him."""

from __future__ import annotations

from bot.cards import Suit
from bot.ui.art.busts import look_of
from bot.ui.art.grips import fist, held_riding
from bot.ui.art.heads import page_head
from bot.ui.art.horse import horse_body
from bot.ui.art.palette import COSTUMES, GOLD, INK, PAPER, TONES
from bot.ui.art.svg import moved, path, stroke

_CAPE = "M112 108C138 108 166 126 178 156C166 152 160 160 152 158C146 164 138 160 130 162Z"
_TORSO = "M104 110C98 126 102 146 106 158H138C142 146 142 122 134 108Z"
_TORSO_HALF = "M120 110L118 158H138C142 146 142 122 134 108Z"
_LEG = "M108 154C96 164 92 180 96 200L92 214H110C112 198 114 190 130 172L138 156Z"
_BOOT = "M95 196H112L111 214C112 220 108 222 102 222H80C80 216 90 214 93 210Z"
_REIN_ARM = "M108 114C96 124 88 134 84 146L94 152C104 146 114 138 120 128Z"
_RAISED_ARM = "M128 110C140 114 150 112 156 104L164 114C158 128 140 134 126 128Z"
_REIN = "M52 154C62 164 76 160 88 152"
_COLLAR = "M104 112C110 102 128 102 136 110C128 120 112 120 104 112Z"


def caballo(suit: Suit) -> str:
    costume, tone = COSTUMES[suit], TONES[suit]
    rider = (
        path(_TORSO, costume.cloth)
        + path(_TORSO_HALF, costume.lining)
        + path(_LEG, costume.lining)
        + path("M104 150H139L138 161H106Z", costume.trim)
        + path(_BOOT, costume.cloak)
        + stroke("M95 199H112", costume.trim, 4)
    )
    arms = (
        held_riding(suit, 162, 96)
        + path(_RAISED_ARM, costume.cloth)
        + fist(suit, 160, 102)
        + stroke(_REIN, INK, 5)
        + stroke(_REIN, GOLD, 2.4)
        + path(_REIN_ARM, costume.cloth)
        + fist(suit, 88, 150)
    )
    head = moved(page_head(costume, tone, look_of(suit) + 1), 120, 80, 0.74, flip=True)
    figure = path(_CAPE, costume.cloak) + horse_body(suit) + rider + arms + path(_COLLAR, PAPER) + head
    return moved(figure, -9, 0)
