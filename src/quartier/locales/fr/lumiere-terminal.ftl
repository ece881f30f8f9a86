# Le plateau dans le terminal.

lumiere-terminal-legend = o b m : cases orange, bleues, mixtes. * : réverbère. O1, B2 : bâtiments. P D S F + @ : pièces spéciales.
lumiere-terminal-piece = sur le plateau
lumiere-terminal-lamps = réverbères
lumiere-terminal-points = points
lumiere-terminal-buildings = bâtiments à placer
lumiere-terminal-tokens = jetons
lumiere-terminal-tiles = tuiles
lumiere-terminal-pool = Réserve commune
lumiere-terminal-hand = en main
lumiere-terminal-postcards = Cartes postales
lumiere-terminal-gain = points maintenant : { $points }
