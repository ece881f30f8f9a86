# The city in the terminal.

paris-terminal-turn = Turn { $number }, { $name }
paris-terminal-legend = [1]: a key of that player. (wood): a token on an empty space. +: points of the district as it stands.
paris-terminal-now = if it ended now
paris-terminal-keys = keys in hand
paris-terminal-tokens = tokens
paris-terminal-tiles = bonus tiles
paris-terminal-wood = wood
paris-terminal-marble = marble
paris-terminal-gold = gold
paris-terminal-bronze-prestige = bronze
paris-terminal-silver-prestige = silver
paris-terminal-gold-prestige = gold pr.
paris-terminal-stacks = Stacks: { $stacks }
paris-terminal-track = Bonus track: { $tiles }
paris-terminal-landmarks = Landmarks: { $landmarks }
