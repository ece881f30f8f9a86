# Les mots dont seul le plateau à l’écran se sert.

paris-board-map = Plan de la ville
paris-board-zoom = Voir de près : { $district }
paris-board-zoom-hint = Touchez un quartier pour le voir de près.
paris-board-previous = Quartier précédent
paris-board-next = Quartier suivant
paris-board-whole = Toute la ville
paris-board-which = Que choisissez-vous ?
paris-board-panels = À côté du plateau
paris-board-tab-moves = Coups
paris-board-tab-tiles = Tuiles
paris-board-tab-landmarks = Monuments
paris-board-tab-districts = Quartiers
paris-board-tab-players = Joueurs

## La ligne d’état

paris-board-your-turn = À vous. { $question }
paris-board-waiting = À { $name } de jouer. { $question }
paris-board-acted = Votre action est faite. Achetez, vendez, utilisez des tuiles ou finissez le tour.
paris-board-status-lay = Vous avez pioché : { $building }, valeur { $value }. Dans quel quartier va-t-il ?

## Ce qu’un choix fait encore

paris-board-then-advance = puis avancée sur la piste bonus
paris-board-lays = ajoute le monument au quartier
paris-board-uses = utilise la tuile bonus { $tile }
paris-board-fourth-key = quatrième clé : vous pouvez placer une tuile PV
paris-board-now = Maintenant : { $things }.
paris-board-now-nothing = Maintenant : rien.

## Ce que c’est

paris-board-free = Aucune clé ici.
paris-board-keys-of = Clé : { $names }.
paris-board-building = { $building }, valeur { $value }.
paris-board-no-building = Pas encore de bâtiment ici.
paris-board-price = Coût : { $things } ; depuis un bâtiment inférieur, seulement la différence en francs.
paris-board-token-here = Jeton à côté : { $kind }.
paris-board-benefit-advance = Permet d’avancer sur la piste bonus.
paris-board-benefit-advance-for-francs = Permet d’avancer sur la piste bonus pour 2 ₣.
paris-board-benefit-vp = Rapporte 2 PV.
paris-board-landmark-value = Monument, valeur { $value }.
paris-board-landmark-free = À côté du plateau : une clé le fait entrer dans son quartier.
paris-board-slots = Accepte du prestige : { $slots }.
paris-board-stack = Pile { $number }
paris-board-stack-help = Tuiles : { $count }. Au-dessus, un bâtiment de { $district } ; ce peut être : { $list }.
paris-board-stack-empty = Cette pile est vide.
paris-board-space = Case { $space } de la piste bonus, zone { $zone }
paris-board-space-empty = Il ne reste pas de tuile ici.
paris-board-bonus = Tuile bonus { $number }
paris-board-copies = Tuiles ici : { $count }.
paris-board-reachable = Votre meeple peut encore y arriver.
paris-board-owned = Vous avez déjà eu ce numéro.
paris-board-behind = derrière votre meeple
paris-board-meeples = Meeples : { $names }.
paris-board-vp-help = Première, deuxième et troisième place à la fin : { $points } PV.
paris-board-vp-none = Pas de tuile PV : en l’état, ce quartier ne rapporte rien à la fin.
paris-board-district-keys = Clés sur les bâtiments et monuments : { $count }.
paris-board-nobody = Personne ne possède rien ici.
paris-board-standing = { $place }. { $name } : valeur { $total }, +{ $points } PV.
paris-board-resource-help = Paie les bâtiments et les monuments. Achat : { $buy } ₣ (dans la réserve : { $left }), vente : { $sell } ₣.
paris-board-prestige-help = Rapporte des points quand vous acquérez un monument qui l’accepte. Vente : { $sell } ₣.
paris-board-seat-help = { $vp } PV ; { $now } si la partie finissait maintenant. Clés derrière le paravent : { $keys }.
paris-board-arc-help = Une clé ici ne rapporte pas de francs, mais peut aller dans n’importe quel quartier. Une clé par joueur.
paris-board-pile-help = Tuiles restantes : { $count }. Quand les piles sont vides, votre action peut être de les regarder et d’en garder une. Avec la dernière, la fin commence.
paris-board-bank-help = Une clé placée ici rapporte { $francs } ₣ et pourra aller sur un bâtiment ou un monument de ce quartier. Une clé par joueur.

## À côté du plateau

paris-board-my-screen = Derrière votre paravent
paris-board-keys = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
paris-board-buy = acheter
paris-board-sell = vendre
paris-board-stacks = Piles
paris-board-empty = vide
paris-board-moves-none = Rien à choisir sur le plateau. Les boutons en haut font avancer.
paris-board-moves-wait = Vos coups apparaissent ici quand c’est à vous.
paris-board-out-of-reach = Presque à portée
paris-board-lacks = Il vous manque : { $things }.
paris-board-landmarks = Monuments à côté du plateau
paris-board-vp-tiles = Tuiles PV à côté du plateau
paris-board-districts-caption = Valeur possédée dans chaque quartier et points qu’elle rapporterait maintenant
paris-board-keys-of-four = clés : { $count } sur 4
paris-board-if-ended = Si la partie finissait maintenant
paris-board-end-tiles = Tuiles de fin de partie
paris-board-end-tiles-help = Barrées : vous savez qu’elles n’y sont plus. Elles s’utilisent comme les tuiles bonus, puis sont défaussées.
paris-board-meeple-at = meeple : { $space }
paris-board-end-count = tuiles de fin de partie : { $count }
paris-board-hidden = Francs, jetons et tuiles non utilisées sont derrière le paravent.
paris-board-held = Tuiles bonus non utilisées : { $tiles }
paris-board-used = Tuiles bonus utilisées : { $tiles }

## Le journal, plus bref qu’ailleurs

paris-board-event-advance = { $francs ->
    [0] { $seat } avance à la case { $space } et prend la tuile bonus { $tile }.
   *[other] { $seat } paie { $francs } ₣, avance à la case { $space } et prend la tuile bonus { $tile }.
}
paris-board-event-use = { $seat } utilise la tuile bonus { $tile } ({ $things }).
paris-board-event-use-plain = { $seat } utilise la tuile bonus { $tile }.
paris-board-event-place-arc = { $seat } place une clé sur l’Arc de Triomphe.
paris-board-event-move = { $seat } déplace une clé : { $from } → { $to }.
