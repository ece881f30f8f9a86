# Plansza w terminalu.

lumiere-terminal-legend = o b m: pola pomarańczowe, niebieskie, wspólne. *: latarnia. O1, B2: budynki. P D S F + @: elementy specjalne.
lumiere-terminal-piece = na planszy
lumiere-terminal-lamps = latarnie
lumiere-terminal-points = punkty
lumiere-terminal-buildings = budynki do postawienia
lumiere-terminal-tokens = żetony akcji
lumiere-terminal-tiles = żetony bruku
lumiere-terminal-pool = Wspólna pula
lumiere-terminal-hand = w ręce
lumiere-terminal-postcards = Pocztówki
lumiere-terminal-gain = punkty teraz: { $points }
