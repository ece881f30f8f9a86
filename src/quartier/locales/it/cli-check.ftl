# quartier check

cli-check = Verifica che un gioco rispetti il contratto di tutti i giochi. Per chi ne scrive uno: le stesse prove dei giochi di questo programma, in partite casuali.
    .short = Verifica un gioco che hai scritto
cli-check-seed = un numero aggiunto a tutti i semi: si giocano altre partite
cli-check-only = solo le prove che hanno questa parola nel nome; si può ripetere
cli-check-list = stampa i nomi di tutte le prove e non fare altro
cli-check-none = nessuna prova ha questa parola nel nome; --list le stampa

cli-check-seeds = semi: da { $first } a { $last } (--seed { $seed })
cli-check-games = partite percorse: { $games }, posizioni: { $positions }
cli-check-moves = mosse incontrate: { $met } su { $actions } ({ $percent }%)
cli-check-reasons = motivi di rifiuto: { $reasons }
cli-check-unrefused = motivi mai incontrati: { $reasons }
cli-check-players = giocatori: { $players }
cli-check-options = opzioni diverse da quelle predefinite: { $options }
cli-check-unmet = cercato e non incontrato: { $things }
cli-check-result = { $failed ->
    [0] Tutte le { $passed } prove superate.
   *[other] Prove superate: { $passed }. Fallite: { $failed }.
}
