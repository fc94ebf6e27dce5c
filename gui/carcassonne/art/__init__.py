"""The look of Carcassonne: tiles, land, figures and marks, all painted by the program.

Doors for the board:
    tiles    ``tile_pixmap``, ``tile_image``, ``paint_small_tile``: pictures of tiles
    shapes   ``shape_of``, ``feature_path``, ``feature_at``: where things are on a tile
    places   ``standing_place``: where figures stand
    land     ``land_image``, ``shore_image``, ``around``, ``variant_of``: laid tiles joined to one land
    regions  ``region``: a feature across its tiles
    figures  ``figure_pixmap``: meeples and their kin
    marks    lawful places, glows, owners, bubbles, backs
Behind them, geometry first (``structure``, ``scatter``), then paint (``picture`` and what it uses).
"""
