# Il tabellone nel terminale.

lumiere-terminal-legend = o b m: spazi arancioni, blu, comuni. *: lampione. O1, B2: edifici. P D S F + @: pezzi speciali.
lumiere-terminal-piece = sul tabellone
lumiere-terminal-lamps = lampioni
lumiere-terminal-points = punti
lumiere-terminal-buildings = edifici da collocare
lumiere-terminal-tokens = segnalini
lumiere-terminal-tiles = tessere
lumiere-terminal-pool = Riserva comune
lumiere-terminal-hand = in mano
lumiere-terminal-postcards = Cartoline
lumiere-terminal-gain = punti ora: { $points }
