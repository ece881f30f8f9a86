# Adversaires de l’ordinateur : les niveaux, du plus faible au plus fort, et les raisons d’un conseil.

bot-level-visitor = Touriste
bot-level-visitor-help = Ici pour la première fois : aimable, curieux, et ne pense qu’à ce tour.
bot-level-apprentice = Apprenti
bot-level-apprentice-help = Connaît la valeur des choses, mais se trompe de temps en temps.
bot-level-merchant = Marchand
bot-level-merchant-help = Compte bien et se demande ce que vous ferez ensuite.
bot-level-architect = Architecte
bot-level-architect-help = Prévoit plusieurs tours à l’avance et pardonne rarement une erreur.
bot-level-prefect = Préfet
bot-level-prefect-help = Prend son temps et joue aussi bien que nous savons le faire.
bot-level-random = Dé
bot-level-random-help = Un coup permis au hasard : un étalon, pas un adversaire.
bot-level-greedy = Gourmand
bot-level-greedy-help = Prend ce qui paraît le meilleur à l’instant : un étalon pour les autres.
bot-level-uct = Rêveur
bot-level-uct-help = Joue dans sa tête des milliers de parties au hasard : un étalon pour les autres.

hint-chance = Chances de gagner : { $percent } %
hint-only = C’est le seul coup possible.
hint-close = D’autres coups sont presque aussi bons.

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
cli-ladder-yardsticks = Greedy et l’UCT simple jouent aussi, chacun contre chacun.
cli-ladder-on = Où jouer : dans un groupe de processus, dans celui-ci, ou sur une grappe Ray.
cli-ladder-workers = Le nombre de processus ; sinon un par cœur.
cli-ladder-json = Écrit tous les chiffres dans ce fichier.

arena-two-sides = Un match a deux côtés : nommez deux niveaux, ou un seul et --bot FICHIER.py:CLASSE.
arena-result = { $first } : { $second }, { $title }, parties : { $games }. Gagnées par { $first } : { $rate } % (95 % : de { $low } à { $high } ; à égalité { $even } %). Différence de points : { $difference } ± { $half }. Temps par coup : { $spent } et { $other } ms.
ladder-title = { $title }, joueurs : { $players }, parties par paire : { $games }
ladder-column-level = Niveau
ladder-column-rating = Cote
ladder-column-games = Parties
ladder-column-share = Gagnées
ladder-column-below = Contre le niveau du dessous
