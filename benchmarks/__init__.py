"""How fast is it? Ratios against yardsticks measured in the same run, because machines differ and are noisy."""
