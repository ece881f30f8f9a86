# Paris: pieces, options, choices, events.

## about

paris-name = Paris
paris-about = Achetez avec vos clés les plus beaux immeubles de la Belle Époque, érigez des monuments dans les quartiers et amassez les tuiles bonus qui les récompensent.

## Options

paris-option-setup = Mise en place
paris-option-setup-help = De base : jetons et tuiles bonus à leur place. Avancée : jetons mélangés dans les quartiers, tuiles bonus mélangées dans leurs zones.
paris-value-setup-base = de base
paris-value-setup-advanced = avancée
paris-option-placement = Pose des bâtiments
paris-option-placement-help = Imprimée : le bâtiment va dans le quartier indiqué. Libre : le joueur choisit le quartier, un seul bâtiment de chaque type par quartier, et aucune tuile n’est écartée.
paris-value-placement-printed = dans le quartier imprimé
paris-value-placement-free = dans un quartier au choix
paris-option-stacks = Piles de bâtiments
paris-option-stacks-help = La règle italienne forme deux piles ; le jeu imprimé en a trois.
paris-value-stacks-2 = deux
paris-value-stacks-3 = trois
paris-option-first-player = Premier joueur
paris-option-first-player-help = Tiré au sort, ou toujours la première place.
paris-value-first-player-random = tiré au sort
paris-value-first-player-seat-1 = première place
paris-option-open-screens = Écrans ouverts
paris-option-open-screens-help = Chacun voit les francs, jetons et tuiles bonus des autres. Une bonne mémoire les connaît de toute façon ; les tuiles de fin de partie restent secrètes.
paris-value-open-screens-true = ouverts
paris-value-open-screens-false = cachés
paris-option-landmarks = Valeurs des monuments
paris-option-landmarks-help = Aucune source ne les montre tous. La série A compte 10, 11, 11 et 12 à 16, comme l’exigent les exemples des règles ; la série B va de 9 à 16.
paris-value-landmarks-a = série A
paris-value-landmarks-b = série B
paris-option-after-30 = Après la case 30
paris-option-after-30-help = À la lettre, on n’obtient plus de tuile bonus sur la case 30 ; ou bien les tuiles 17 et 25 agissent encore.
paris-value-after-30-nothing = plus aucune tuile
paris-value-after-30-effects = 17 et 25 agissent
paris-option-last-building-end-tile = Tuile de fin avec le dernier bâtiment
paris-option-last-building-end-tile-help = Si l’on peut prendre une tuile de fin de partie dès le tour où le dernier bâtiment est pioché.
paris-value-last-building-end-tile-true = permis
paris-value-last-building-end-tile-false = seulement ensuite
