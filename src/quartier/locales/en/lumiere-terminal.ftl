# The board in the terminal.

lumiere-terminal-legend = o b m: spaces of orange, blue, both. *: lamp. O1, B2: buildings. P D S F + @: special pieces.
lumiere-terminal-piece = on the board
lumiere-terminal-lamps = lamps
lumiere-terminal-points = points
lumiere-terminal-buildings = buildings to place
lumiere-terminal-tokens = tokens
lumiere-terminal-tiles = tiles
lumiere-terminal-pool = Pool
lumiere-terminal-hand = in hand
lumiere-terminal-postcards = Postcards
lumiere-terminal-gain = points now: { $points }
