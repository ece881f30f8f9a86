"""How fast it is; ``make bench`` runs all of it."""
