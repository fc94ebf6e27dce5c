"""What lies over what on the board."""

MAT, PILE, CARD, PLAQUE, HAND, LIGHT, MARK, VEIL, FAN, FAN_LIGHT, FLYING, LARGE, READER = range(13)
