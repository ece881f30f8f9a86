# The table in the terminal.

metropolia-terminal-set-up = Set-up
metropolia-terminal-turn = Turn { $number }, { $name }
metropolia-terminal-dice = dice: { $dice }
metropolia-terminal-roll = dice
metropolia-terminal-card = card
metropolia-terminal-who = roll
metropolia-terminal-price = price
metropolia-terminal-market = market
metropolia-terminal-deck = deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
metropolia-terminal-coins = coins
metropolia-terminal-blue = anyone's
metropolia-terminal-green = own
metropolia-terminal-red = others'
metropolia-terminal-purple = own
