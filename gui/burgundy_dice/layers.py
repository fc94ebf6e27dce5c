"""What lies above what."""

SHEET, OWNED, PHASE, LAST, OFFER, PENCIL, LIGHT, DIE_LIGHT, DICE, ASIDE, FAN, SLIP = range(12)
