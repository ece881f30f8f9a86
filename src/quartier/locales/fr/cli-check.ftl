# quartier check

cli-check = Vérifier qu’un jeu respecte le contrat de tous les jeux. Pour qui en écrit un : les mêmes épreuves que pour les jeux de ce programme, dans des parties au hasard.
    .short = Vérifier un jeu que vous avez écrit
cli-check-seed = un nombre ajouté à toutes les graines : d’autres parties sont jouées
cli-check-only = seulement les épreuves dont le nom contient ce mot ; peut être répété
cli-check-list = afficher les noms de toutes les épreuves, sans rien faire
cli-check-none = aucune épreuve n’a ce mot dans son nom ; --list les affiche

cli-check-seeds = graines : de { $first } à { $last } (--seed { $seed })
cli-check-games = parties parcourues : { $games }, positions : { $positions }
cli-check-moves = coups rencontrés : { $met } sur { $actions } ({ $percent } %)
cli-check-reasons = raisons de refus : { $reasons }
cli-check-unrefused = raisons jamais rencontrées : { $reasons }
cli-check-players = joueurs : { $players }
cli-check-options = options autres que par défaut : { $options }
cli-check-unmet = cherché et non rencontré : { $things }
cli-check-result = { $failed ->
    [0] Les { $passed } épreuves sont réussies.
   *[other] Épreuves réussies : { $passed }. Échouées : { $failed }.
}
