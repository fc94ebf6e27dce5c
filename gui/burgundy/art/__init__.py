"""The look of Burgundy: every piece and board is painted by the program, in units of its own size.

Doors for the board:
    tiles       ``tile_pixmap``, ``paint_tile``: hex tiles by their id
    duchy       ``paint_duchy``: a player's empty board
    main_board  ``paint_main_board``, ``paint_phase``: the shared board as it is printed
    tokens      silver, workers, bonus cards, the stones of the bridge
    wares       goods
Behind them: ``signs`` (sentences of pictograms on tiles), ``kinds`` (the six colours and their signs), pictures
(``buildings``, ``animals``, ``places``, ``sights``), what they are made of (``parts``) and the ``brush``.
"""
