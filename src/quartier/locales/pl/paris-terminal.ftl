# Miasto w terminalu.

paris-terminal-turn = Tura { $number }, { $name }
paris-terminal-legend = [1]: klucz tego gracza. (drewno): żeton na pustym polu. +: punkty dzielnicy w tej chwili.
paris-terminal-now = gdyby teraz był koniec
paris-terminal-keys = klucze w ręce
paris-terminal-tokens = żetony
paris-terminal-tiles = płytki bonusowe
paris-terminal-wood = drewno
paris-terminal-marble = marmur
paris-terminal-gold = złoto
paris-terminal-bronze-prestige = brąz
paris-terminal-silver-prestige = srebro
paris-terminal-gold-prestige = złoty pr.
paris-terminal-stacks = Stosy: { $stacks }
paris-terminal-track = Tor Bonusów: { $tiles }
paris-terminal-landmarks = Krajobrazy: { $landmarks }
