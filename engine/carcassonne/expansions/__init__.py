"""The expansions of the box: each room here is a guest with everything it brings along."""
