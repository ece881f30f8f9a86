# La table dans le terminal.

metropolia-terminal-set-up = Mise en place
metropolia-terminal-turn = Tour { $number }, { $name }
metropolia-terminal-dice = dés : { $dice }
metropolia-terminal-roll = dés
metropolia-terminal-card = carte
metropolia-terminal-who = jet
metropolia-terminal-price = prix
metropolia-terminal-market = marché
metropolia-terminal-deck = pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
metropolia-terminal-coins = pièces
metropolia-terminal-blue = de tous
metropolia-terminal-green = le sien
metropolia-terminal-red = des autres
metropolia-terminal-purple = le sien
