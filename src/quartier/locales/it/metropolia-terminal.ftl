# Il tavolo nel terminale.

metropolia-terminal-set-up = Preparazione
metropolia-terminal-turn = Turno { $number }, { $name }
metropolia-terminal-dice = dadi: { $dice }
metropolia-terminal-roll = dadi
metropolia-terminal-card = carta
metropolia-terminal-who = tiro
metropolia-terminal-price = prezzo
metropolia-terminal-market = mercato
metropolia-terminal-deck = mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}
metropolia-terminal-coins = monete
metropolia-terminal-blue = chiunque
metropolia-terminal-green = proprio
metropolia-terminal-red = altri
metropolia-terminal-purple = proprio
