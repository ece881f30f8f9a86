# La ville dans le terminal.

paris-terminal-turn = Tour { $number }, { $name }
paris-terminal-legend = [1] : une clé de ce joueur. (bois) : un jeton sur une case vide. + : points du quartier en ce moment.
paris-terminal-now = si la partie finissait
paris-terminal-keys = clés en main
paris-terminal-tokens = jetons
paris-terminal-tiles = tuiles bonus
paris-terminal-wood = bois
paris-terminal-marble = marbre
paris-terminal-gold = or
paris-terminal-bronze-prestige = bronze
paris-terminal-silver-prestige = argent
paris-terminal-gold-prestige = or pr.
paris-terminal-stacks = Piles : { $stacks }
paris-terminal-track = Piste bonus : { $tiles }
paris-terminal-landmarks = Monuments : { $landmarks }
