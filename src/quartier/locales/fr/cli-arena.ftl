# Terminal : matchs entre bots.

cli-arena = Fait jouer un match entre deux bots : des niveaux, des étalons (random, greedy, uct) ou une classe de votre fichier.
    .short = Un match entre deux bots
cli-arena-title = Le jeu à jouer.
cli-arena-bot = Un bot à vous : un fichier Python et la classe qu’il contient. Peut être donné deux fois.
cli-arena-games = Le nombre de parties ; chaque graine est jouée de chaque place.
cli-arena-players = Le nombre de places ; le premier bot en a une, le second toutes les autres.
cli-arena-option = Change une option du jeu, par exemple plus=false. Peut être donné plusieurs fois.
cli-arena-seed = La première graine des dés et des tirages.
cli-arena-time-scale = La limite de temps de chaque bot est multipliée par ce nombre.
cli-arena-nodes = Tant de nœuds de recherche par coup au lieu du temps ; les parties sont alors toujours les mêmes.
cli-arena-on = Où jouer : dans un groupe de processus, dans celui-ci, ou sur une grappe Ray.
cli-arena-workers = Le nombre de processus ; sinon un par cœur.
cli-arena-record = Garde chaque partie dans ce fichier et ne rejoue pas celles qui s’y trouvent. Si un bot a changé, commencez un nouveau fichier.
cli-arena-recorded = Ne joue pas : montre ce que contient jusqu’ici le fichier de --record.
cli-arena-on-error = Quand un bot n’indique aucun coup permis : lose (il perd cette partie et la suivante commence) ou stop.
cli-arena-json = Écrit tous les chiffres dans ce fichier.
cli-ladder = Classe tous les niveaux d’un jeu, ou de chaque jeu, en faisant jouer les voisins entre eux.
    .short = Le classement des niveaux
cli-ladder-title = Le jeu à classer ; sinon tous. Peut être donné plusieurs fois.
cli-ladder-games = Le nombre de parties de chaque paire.
cli-ladder-players = Le nombre de places.
cli-ladder-option = Change une option du jeu, par exemple plus=false. Peut être donné plusieurs fois.
cli-ladder-seed = La première graine des dés et des tirages.
cli-ladder-time-scale = La limite de temps de chaque bot est multipliée par ce nombre.
cli-ladder-nodes = Tant de nœuds de recherche par coup au lieu du temps.
cli-ladder-reach = L’écart d’échelons jusqu’auquel deux niveaux se rencontrent.
cli-ladder-yardsticks = Mesure aussi le niveau le plus fort contre random, greedy et l’UCT simple.
cli-ladder-on = Où jouer : dans un groupe de processus, dans celui-ci, ou sur une grappe Ray.
cli-ladder-workers = Le nombre de processus ; sinon un par cœur.
cli-ladder-record = Garde chaque partie dans ce fichier et ne rejoue pas celles qui s’y trouvent. Si un bot a changé, commencez un nouveau fichier.
cli-ladder-recorded = Ne joue pas : montre ce que contient jusqu’ici le fichier de --record.
cli-ladder-on-error = Quand un bot n’indique aucun coup permis : lose (il perd cette partie et la suivante commence) ou stop.
cli-ladder-json = Écrit tous les chiffres dans ce fichier.

arena-two-sides = Un match a deux côtés : nommez deux niveaux, ou un seul et --bot FICHIER.py:CLASSE.
arena-no-folder = Le dossier { $folder } n’existe pas.
arena-no-record = --recorded montre le contenu d’un fichier : nommez-le avec --record FICHIER.
arena-result = { $first } : { $second }, { $title }, parties : { $games }. Gagnées par { $first } : { $rate } % (95 % : de { $low } à { $high } ; à égalité { $even } %). Différence de points : { $difference } ± { $half }. Temps par coup : { $spent } et { $other } ms.
arena-fault-who = { $entrant } à la place { $seat }
arena-fault-move = { $who } a choisi { $answer }, qui n’est pas jouable : { $problem }.
arena-fault-exception = { $who } a levé une erreur : { $problem }.
arena-fault-endless = { $who } : la partie n’a pas de fin : { $problem }.
arena-fault-where = Partie : { $title }, joueurs : { $players }, options : { $options }, graine : { $seed } ; coups précédents ({ $count }) : { $moves }.
arena-fault-lost = La partie compte comme perdue pour lui.
arena-fault-shared = La victoire est partagée entre tous.
arena-worker-died = Un processus s’est arrêté pendant une partie et le match ne peut pas continuer. Étaient en cours, avec leurs graines :
arena-failures = Parties perdues faute de coup permis : { $failed }.
ladder-title = { $title }, joueurs : { $players }, parties par paire : { $games }
ladder-column-level = Niveau
ladder-column-rating = Cote
ladder-column-games = Parties
ladder-column-share = Gagnées
ladder-column-match = Match
ladder-column-first = Gagnées (95 %)
ladder-column-difference = Différence
ladder-column-time = ms par coup
