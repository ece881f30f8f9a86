# Stół w terminalu.

metropolia-terminal-set-up = Przygotowanie
metropolia-terminal-turn = Tura { $number }, { $name }
metropolia-terminal-dice = kostki: { $dice }
metropolia-terminal-roll = kostki
metropolia-terminal-card = karta
metropolia-terminal-who = rzut
metropolia-terminal-price = cena
metropolia-terminal-market = rynek
metropolia-terminal-deck = talia: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
metropolia-terminal-coins = monety
metropolia-terminal-blue = każdy
metropolia-terminal-green = własny
metropolia-terminal-red = innych
metropolia-terminal-purple = własny
