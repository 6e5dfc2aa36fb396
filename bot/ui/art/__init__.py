"""The card art: drawn as vectors by this package, shipped as small pictures.

`python -m bot.ui.art` (make art) draws the pictures anew; it alone needs a rasteriser. At run time only `names` and
`shipped` are used.
"""
