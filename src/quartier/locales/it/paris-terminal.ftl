# La città nel terminale.

paris-terminal-turn = Turno { $number }, { $name }
paris-terminal-legend = [1]: una chiave di quel giocatore. (legno): un segnalino su uno spazio vuoto. +: punti del quartiere in questo momento.
paris-terminal-now = se finisse ora
paris-terminal-keys = chiavi in mano
paris-terminal-tokens = segnalini
paris-terminal-tiles = tessere bonus
paris-terminal-wood = legno
paris-terminal-marble = marmo
paris-terminal-gold = oro
paris-terminal-bronze-prestige = bronzo
paris-terminal-silver-prestige = argento
paris-terminal-gold-prestige = oro pr.
paris-terminal-stacks = Pile: { $stacks }
paris-terminal-track = Tracciato bonus: { $tiles }
paris-terminal-landmarks = Monumenti: { $landmarks }
