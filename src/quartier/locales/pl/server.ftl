# The server: what it says in the terminal, and why something was refused.

server-listening = Stół jest otwarty pod adresem { $address } — zatrzymaj klawiszami Ctrl+C.
server-no-port = Nie można nasłuchiwać pod adresem { $host } na porcie { $port }: { $problem }. Wybierz inny port opcją --port.
server-newer-file = Plik { $file } zapisała nowsza wersja Quartiera ({ $problem }). Niczego nie zmieniono; zaktualizuj program.
server-unusable-file = Nie można użyć danych: { $problem }. Wybierz inny folder opcją --data.
server-missing-package = Serwer wymaga pakietu { $package }: pip install "quartier[server]".

# Refusals: one for each code in server/refusal.py.

server-problem-bad-json = Nie udało się tego odczytać.
server-problem-bad-body = Czegoś brakuje lub coś jest błędne.
server-problem-bad-query = Adres wskazuje na coś, czego nie ma.
server-problem-wrong-origin = Ta strona nie może korzystać z serwera.
server-problem-wrong-invite = To zaproszenie jest nieważne.
server-problem-wrong-key = Ten link do miejsca jest już nieważny.
server-problem-not-host = Może to zrobić tylko gospodarz stołu.
server-problem-not-seated = Nie siedzisz przy tym stole.
server-problem-not-your-seat = To nie twoje miejsce.
server-problem-no-such-page = Tu niczego nie ma.
server-problem-no-such-table = Nie ma takiego stołu.
server-problem-no-such-replay = Nie ma takiej powtórki.
server-problem-no-such-point = Gra jeszcze tam nie doszła.
server-problem-no-such-method = Tu nie da się tego zrobić.
server-problem-no-open-seat = Wszystkie miejsca są zajęte.
server-problem-seat-taken = To miejsce jest zajęte.
server-problem-already-running = Gra już się rozpoczęła.
server-problem-already-over = Gra jest skończona.
server-problem-not-running = Gra jeszcze się nie rozpoczęła.
server-problem-not-over = Gra jeszcze trwa.
server-problem-others-play = Przy tym stole grają jeszcze inni.
server-problem-rules-changed = Tę grę rozegrano według starszej wersji zasad.
server-problem-too-many-tables = Masz za dużo otwartych stołów: najpierw dokończ lub zamknij któryś z nich.
server-problem-too-many-replays = Masz za dużo zapisanych gier.
server-problem-too-many-sockets = Stół jest otwarty w zbyt wielu oknach.
server-problem-no-hints = Przy tym stole podpowiedzi są wyłączone.
server-problem-no-advice = W tej chwili nie ma podpowiedzi.
server-problem-not-absent = Ten gracz wciąż tu jest.
server-problem-not-replaced = Nikt nie gra w twoim zastępstwie.
server-problem-hello-first = Połączenie nie było jeszcze gotowe.
server-problem-hello-again = Połączenie otwarto dwa razy.
server-problem-stale = W międzyczasie coś się wydarzyło; spójrz jeszcze raz.
server-problem-held = Najpierw trzeba zakończyć turę.
server-problem-nothing-held = Nie ma tury do zakończenia.
server-problem-nothing-to-undo = Nie ma już czego cofnąć.
server-problem-not-your-turn = To nie twoja kolej.
server-problem-unknown-move = Nie ma takiego ruchu.
server-problem-too-large = To jest za duże.
server-problem-bad-options = Te opcje się wykluczają.
server-problem-bad-position = To nie jest pozycja tej gry.
server-problem-position-over = W tej pozycji gra jest już skończona.
server-problem-position-public = Stół, przy którym gra zaczyna się od podanej pozycji, nie może być publiczny.
server-problem-bad-seats = Nie można tak rozdzielić miejsc.
server-problem-bad-level = Nie ma bota na tym poziomie.
server-problem-bad-record = To nie jest zapis gry.
server-problem-too-fast = Za szybko: poczekaj chwilę.
server-problem-internal = Na serwerze coś poszło nie tak. Twoja gra jest bezpieczna.
server-problem-stopping = Serwer kończy pracę. Twoja gra jest bezpieczna.
