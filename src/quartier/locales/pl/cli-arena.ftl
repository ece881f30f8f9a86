# Terminal: mecze botów.

cli-arena = Mecz dwóch botów: poziomów, botów wzorcowych (random, greedy, uct) albo klasy z własnego pliku.
    .short = Mecz dwóch botów
cli-arena-title = Gra, w którą grają.
cli-arena-bot = Własny bot: plik Pythona i klasa w nim. Można podać dwa razy.
cli-arena-games = Liczba partii; każde ziarno jest grane z każdego miejsca.
cli-arena-players = Liczba miejsc; pierwszy bot zajmuje jedno, drugi wszystkie pozostałe.
cli-arena-option = Zmienia opcję gry, na przykład plus=false. Można podać kilka razy.
cli-arena-seed = Pierwsze ziarno kości i losowań.
cli-arena-time-scale = Limit czasu każdego bota jest mnożony przez tę liczbę.
cli-arena-nodes = Tyle węzłów przeszukiwania na ruch zamiast czasu; partie są wtedy zawsze takie same.
cli-arena-on = Gdzie grać: w puli procesów, w tym procesie albo w klastrze Ray.
cli-arena-workers = Liczba procesów; domyślnie jeden na rdzeń.
cli-arena-record = Zapisuje każdą partię w tym pliku i nie gra ponownie tych, które już w nim są. Po zmianie bota zacznij nowy plik.
cli-arena-recorded = Nie gra: pokazuje, co dotąd jest w pliku --record.
cli-arena-on-error = Gdy bot nie poda dozwolonego ruchu: lose (przegrywa tę partię i zaczyna się następna) albo stop.
cli-arena-json = Zapisuje wszystkie wyniki do tego pliku.
cli-ladder = Ocenia wszystkie poziomy jednej gry albo każdej gry w meczach sąsiadów.
    .short = Ranking wszystkich poziomów
cli-ladder-title = Gra do oceny; domyślnie każda. Można podać kilka razy.
cli-ladder-games = Liczba partii każdej pary.
cli-ladder-players = Liczba miejsc.
cli-ladder-option = Zmienia opcję gry, na przykład plus=false. Można podać kilka razy.
cli-ladder-seed = Pierwsze ziarno kości i losowań.
cli-ladder-time-scale = Limit czasu każdego bota jest mnożony przez tę liczbę.
cli-ladder-nodes = Tyle węzłów przeszukiwania na ruch zamiast czasu.
cli-ladder-reach = O ile szczebli mogą różnić się poziomy, które grają ze sobą.
cli-ladder-yardsticks = Mierzy też najsilniejszy poziom w meczach z random, greedy i zwykłym UCT.
cli-ladder-on = Gdzie grać: w puli procesów, w tym procesie albo w klastrze Ray.
cli-ladder-workers = Liczba procesów; domyślnie jeden na rdzeń.
cli-ladder-record = Zapisuje każdą partię w tym pliku i nie gra ponownie tych, które już w nim są. Po zmianie bota zacznij nowy plik.
cli-ladder-recorded = Nie gra: pokazuje, co dotąd jest w pliku --record.
cli-ladder-on-error = Gdy bot nie poda dozwolonego ruchu: lose (przegrywa tę partię i zaczyna się następna) albo stop.
cli-ladder-json = Zapisuje wszystkie wyniki do tego pliku.

arena-two-sides = Mecz ma dwie strony: podaj dwa poziomy albo jeden i --bot PLIK.py:KLASA.
arena-no-folder = Nie ma folderu { $folder }.
arena-no-record = --recorded pokazuje zawartość pliku: podaj go przez --record PLIK.
arena-result = { $first } : { $second }, { $title }, partie: { $games }. Wygrane { $first }: { $rate } % (95 %: od { $low } do { $high }; równi wygrywaliby { $even } %). Różnica punktów: { $difference } ± { $half }. Czas na ruch: { $spent } i { $other } ms.
arena-fault-who = { $entrant } na miejscu { $seat }
arena-fault-move = { $who } wybiera { $answer }, a tak zagrać nie można: { $problem }.
arena-fault-exception = { $who } zgłasza błąd: { $problem }.
arena-fault-endless = { $who }: partia nie ma końca: { $problem }.
arena-fault-where = Partia: { $title }, gracze: { $players }, opcje: { $options }, ziarno: { $seed }; wcześniejsze ruchy ({ $count }): { $moves }.
arena-fault-lost = Partia liczy się jako przegrana tego bota.
arena-fault-shared = Zwycięstwo dzielą wszyscy.
arena-worker-died = Jeden z procesów zakończył się w trakcie partii i mecz nie może trwać dalej. Trwały wtedy partie, każda z podanym ziarnem:
arena-failures = Partie przegrane z braku dozwolonego ruchu: { $failed }.
ladder-title = { $title }, gracze: { $players }, partie na parę: { $games }
ladder-column-level = Poziom
ladder-column-rating = Ranking
ladder-column-games = Partie
ladder-column-share = Wygrane
ladder-column-match = Mecz
ladder-column-first = Wygrane (95 %)
ladder-column-difference = Różnica
ladder-column-time = ms na ruch
