# Lumière : mots du plateau dans le navigateur.

lumiere-board-city = La ville
lumiere-board-spaces = Cases de la ville ; les flèches déplacent, R tourne, Entrée pose
lumiere-board-unpaved = pas encore pavé
lumiere-board-owned = { $what } de { $name }
lumiere-board-fits =
    { $phase ->
        [1] possible ici
       *[other] possible ici, points : { $points }
    }
lumiere-board-offer-worth = { $offer } ({ $points })
lumiere-board-turn = Tourner
lumiere-board-lay = Poser ici
lumiere-board-here = Ici : { $place }
lumiere-board-here-worth =
    { $power ->
        [metropolitain] { $place }, points : { $points }, avec Metropolitain
        [chartier] { $place }, points : { $points }, avec Chartier
        [both] { $place }, points : { $points }, avec les deux
       *[none] { $place }, points : { $points }
    }
lumiere-board-choose-place = Choisissez un emplacement éclairé.
lumiere-board-more = En savoir plus sur { $name }
lumiere-board-pool = Bâtiments à prendre
lumiere-board-pool-empty = Tous les bâtiments sont pris.
lumiere-board-postcards = Cartes postales
lumiere-board-hand = Tuile en main
lumiere-board-reserve = Bâtiments en réserve
lumiere-board-no-reserve = Aucun bâtiment en réserve
lumiere-board-side = { $name }, { $colour }
lumiere-board-score-now = Points si la partie s’arrêtait maintenant
lumiere-board-own-tiles = Mes tuiles à venir
lumiere-board-rival-tiles = Tuiles que l’adversaire peut encore avoir
lumiere-board-tokens =
    { $count ->
        [one] { $count } jeton d’action
       *[other] { $count } jetons d’action
    }
lumiere-board-tiles-left =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
lumiere-board-take-card = Prendre cette carte postale
lumiere-board-take-unused = La prendre sans l’utiliser
lumiere-board-use = La prendre et l’utiliser (jusqu’à { $points } maintenant)
lumiere-board-card-of =
    { $state ->
        [waiting] { $name }, prête
        [unused] { $name }, non utilisée
       *[other] { $name }
    }
lumiere-board-card-open = Personne ne l’a encore prise.
lumiere-board-card-waiting = Elle attend un tour suivant.
lumiere-board-card-used = Elle a été utilisée.
lumiere-board-card-unused = Elle a été prise sans être utilisée.
lumiere-board-house =
    Taille { $size }, { $lamps ->
        [one] { $lamps } réverbère
       *[other] { $lamps } réverbères
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lumiere-board-shape = Un bâtiment à poser sur des cases libres de la couleur de son propriétaire ou mixtes.
lumiere-board-dead = Il n’a plus sa place nulle part : 3 points perdus à la fin.
lumiere-board-dead-name = { $building }, n’a plus sa place nulle part
lumiere-board-piece-points =
    { $points ->
        [one] Vaut { $points } point pour l’instant.
       *[other] Vaut { $points } points pour l’instant.
    }
lumiere-board-about-orange = Seul l’orange peut bâtir ici.
lumiere-board-about-blue = Seul le bleu peut bâtir ici.
lumiere-board-about-mixed = Les deux joueurs peuvent bâtir ici.
lumiere-board-about-lamp = Un réverbère : il éclaire les bâtiments voisins et ne peut pas être recouvert.
lumiere-board-about-large-lamp = Il éclaire tout jusqu’à deux pas ; les bâtiments arrêtent sa lumière.
lumiere-board-about-painter = 2 points par réverbère dans sa zone ; seuls les bâtiments et le bord la limitent.
lumiere-board-about-dancer = 1 point par case libre dans sa zone.
lumiere-board-about-statue = 2 points par case libre à côté, 1 en diagonale ; rien si la case de devant est occupée.
lumiere-board-about-fountain = 3 points par bâtiment voisin de son propriétaire.
lumiere-board-about-annex = Elle agrandit son bâtiment d’une case.
lumiere-board-status-chance = On pioche une tuile…
lumiere-board-status-waiting =
    { $phase ->
        [1] { $name } pave les rues.
       *[other] { $name } construit.
    }
lumiere-board-status-paving = À vous : posez votre tuile sur une zone libre ou prenez un bâtiment.
lumiere-board-status-paved = Toutes vos tuiles sont posées : prenez un bâtiment ou passez.
lumiere-board-status-building =
    { $tokens ->
        [0] À vous : posez un de vos bâtiments.
       *[other] { $houses ->
            [0] À vous : prenez une carte postale.
           *[other] À vous : choisissez un bâtiment et posez-le, ou prenez une carte postale.
        }
    }
lumiere-board-status-giving = Levitation : choisissez le bâtiment à rendre.
lumiere-board-status-putting = { $card } : choisissez l’emplacement.
lumiere-board-status-shared = La partie est finie : victoire partagée.
lumiere-board-status-won = La partie est finie : vous avez gagné !
lumiere-board-status-winner = La partie est finie. Victoire de { $name }.
