# quartier check

cli-check = Sprawdź, czy gra dotrzymuje umowy wspólnej dla wszystkich gier. Dla autorów gier: te same próby, które przechodzą gry tego programu, w losowych partiach.
    .short = Sprawdź własną grę
cli-check-seed = liczba dodawana do wszystkich ziaren: rozgrywane są inne partie
cli-check-only = tylko próby z tym słowem w nazwie; można podać kilka razy
cli-check-list = wypisz nazwy wszystkich prób i nic nie rób
cli-check-none = żadna próba nie ma tego słowa w nazwie; wypisuje je --list

cli-check-seeds = ziarna: od { $first } do { $last } (--seed { $seed })
cli-check-games = rozegrane partie: { $games }, pozycje: { $positions }
cli-check-moves = napotkane ruchy: { $met } z { $actions } ({ $percent }%)
cli-check-reasons = powody odmowy: { $reasons }
cli-check-unrefused = powody, które nie wystąpiły: { $reasons }
cli-check-players = liczba graczy: { $players }
cli-check-options = opcje inne niż domyślne: { $options }
cli-check-unmet = szukane, ale nienapotkane: { $things }
cli-check-result = { $failed ->
    [0] Wszystkie próby zaliczone: { $passed }.
   *[other] Próby zaliczone: { $passed }. Niezaliczone: { $failed }.
}
