"""The chapters of every game's rules, in the order in which they are offered."""

from bot.ui.renderers.registry import RENDERERS, renderer_of

TOPICS = tuple(dict.fromkeys(topic for game in RENDERERS for topic in renderer_of(game).topics))
"""Each once; a game that lacks one shows its summary."""
