# Komputerowi przeciwnicy: poziomy od najsłabszego i powody podpowiedzi.

bot-level-visitor = Turysta
bot-level-visitor-help = Jest tu pierwszy raz: miły, ciekawy świata i myśli tylko o tej turze.
bot-level-apprentice = Czeladnik
bot-level-apprentice-help = Wie, ile co jest warte, ale czasem się myli.
bot-level-merchant = Kupiec
bot-level-merchant-help = Dobrze liczy i zastanawia się, co zrobisz w następnym ruchu.
bot-level-architect = Architekt
bot-level-architect-help = Planuje kilka tur naprzód i rzadko wybacza błędy.
bot-level-prefect = Prefekt
bot-level-prefect-help = Nie spieszy się i gra tak dobrze, jak tylko umiemy.
bot-level-random = Kostka
bot-level-random-help = Dowolny dozwolony ruch: miara dla innych, nie przeciwnik.
bot-level-greedy = Łakomczuch
bot-level-greedy-help = Bierze to, co w tej chwili wygląda najlepiej: miara dla innych.
bot-level-uct = Marzyciel
bot-level-uct-help = Rozgrywa w głowie tysiące losowych partii: miara dla innych.

hint-chance = Szansa na wygraną: { $percent } %
hint-only = To jedyny możliwy ruch.
hint-close = Inne ruchy są prawie równie dobre.
hint-better = Każdy inny ruch zmniejsza szansę na wygraną co najmniej o { $percent } p.p.
hint-sensible = Żaden inny ruch nie ma teraz sensu.
hint-wins = Policzone do końca gry: to wygrywa.
hint-draws = Policzone do końca gry: remis.
hint-loses = Policzone do końca gry: rywal może wygrać, ale tak będzie mu najtrudniej.
hint-ahead =
    { $amount ->
        [one] Policzone na { $amount } ruch do przodu.
        [few] Policzone na { $amount } ruchy do przodu.
        [many] Policzone na { $amount } ruchów do przodu.
       *[other] Policzone na { $amount } ruchu do przodu.
    }
