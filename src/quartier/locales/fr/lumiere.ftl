# Lumière : pièces, cartes postales, options, choix, événements.

lumiere-name = Lumière
lumiere-about = Pavez les rues de Paris, puis bâtissez là où le plus de réverbères éclairent vos maisons. À deux.

## Joueurs, cases et moments du jeu

lumiere-colour-orange = orange
lumiere-colour-blue = bleu
lumiere-kind-orange = case orange
lumiere-kind-blue = case bleue
lumiere-kind-mixed = case commune
lumiere-kind-lamp = case réverbère
lumiere-facing-north = vers le haut
lumiere-facing-east = vers la droite
lumiere-facing-south = vers le bas
lumiere-facing-west = vers la gauche
lumiere-stage-dealing = On tire les cartes postales
lumiere-stage-starting = On tire au sort qui commence
lumiere-stage-drawing = On pioche une tuile
lumiere-stage-paving = Posez une tuile ou prenez un bâtiment
lumiere-stage-building = Construisez ou prenez une carte postale
lumiere-stage-giving = Levitation : quel bâtiment retourne dans la réserve commune ?
lumiere-stage-putting = Choisissez l’emplacement
lumiere-stage-ended = La partie est finie

## Pièces

lumiere-tile-tile1 = tuile 1
lumiere-tile-tile2 = tuile 2
lumiere-tile-tile3 = tuile 3
lumiere-tile-tile4 = tuile 4
lumiere-tile-tile5 = tuile 5
lumiere-tile-tile6 = tuile 6
lumiere-tile-tile7 = tuile 7
lumiere-tile-tile8 = tuile 8
lumiere-building-line3 = Rangée (3)
lumiere-building-corner3 = Coin (3)
lumiere-building-square4 = Pâté (4)
lumiere-building-t4 = Té (4)
lumiere-building-l4 = Crochet (4)
lumiere-building-s4 = Zigzag (4)
lumiere-building-t5 = Marteau (5)
lumiere-building-w5 = Escalier (5)
lumiere-building-x5 = Croix (5)
lumiere-building-p5 = Halle (5)
lumiere-building-c6 = Cour (6)
lumiere-building-v6 = Grand crochet (6)
lumiere-building-garden = Jardin botanique (2)
lumiere-piece-painter = Peintre
lumiere-piece-dancer = Danseuse
lumiere-piece-lamp = Réverbère
lumiere-piece-large-lamp = Grand réverbère
lumiere-piece-mixed = Case commune
lumiere-piece-fountain = Fontaine
lumiere-piece-statue = Statue
lumiere-piece-annex = Annexe
lumiere-piece-garden = Jardin botanique

## Cartes postales

lumiere-card-levitation = Levitation
lumiere-card-metropolitain = Metropolitain
lumiere-card-jardin = Jardin des Plantes
lumiere-card-sacre-coeur = Sacré Cœur
lumiere-card-peintre = Le Peintre
lumiere-card-chartier = Chartier
lumiere-card-bouquinistes = Bouquinistes sur la Seine
lumiere-card-lampadaire = Lampadaire
lumiere-card-moulin-rouge = Moulin Rouge
lumiere-card-penseur = Le Penseur
lumiere-card-fontaine = Fontaine des Mers
lumiere-card-grande-lumiere = La Grande Lumière
lumiere-effect-levitation = Rendez un bâtiment, prenez-en un autre dans la réserve commune et construisez-le aussitôt.
lumiere-effect-metropolitain = Lors d’un de vos tours suivants, un bâtiment peut couvrir une case réverbère.
lumiere-effect-jardin = Posez aussitôt le jardin sur des cases à vous ou communes : c’est un bâtiment de taille 2.
lumiere-effect-sacre-coeur = Vous ne perdez aucun point pour les bâtiments non construits.
lumiere-effect-peintre = Placez aussitôt le peintre sur une case de votre couleur. À la fin : 2 points par réverbère de sa zone, que seuls les bâtiments et le bord limitent.
lumiere-effect-chartier = Lors d’un de vos tours suivants, un bâtiment ou la fontaine peut couvrir une case de la couleur adverse.
lumiere-effect-bouquinistes = Posez aussitôt l’annexe sur une case de votre couleur à côté d’un de vos bâtiments, qui grandit de 1.
lumiere-effect-lampadaire = Posez aussitôt un réverbère de plus sur une case de votre couleur.
lumiere-effect-moulin-rouge = Placez aussitôt la danseuse sur une case de votre couleur. À la fin : 1 point par case libre de sa zone, que limitent bâtiments, réverbères et toute autre pièce.
lumiere-effect-penseur = Posez aussitôt la statue sur une case de votre couleur, face à une case libre. À la fin : 2 points par case libre à côté et 1 par coin libre, mais rien si la case devant elle est prise.
lumiere-effect-fontaine = Posez aussitôt la fontaine sur des cases à vous ou communes. À la fin : 3 points par bâtiment à vous qui la touche.
lumiere-effect-grande-lumiere = Posez aussitôt le grand réverbère sur une case réverbère : il éclaire à deux pas, mais pas à travers les bâtiments.

## Options

lumiere-option-postcards = Cartes postales
lumiere-option-postcards-help = Quelles huit cartes postales sont en jeu.
lumiere-value-postcards-first-game = les huit de la première partie
lumiere-value-postcards-random = huit tirées au hasard
lumiere-value-postcards-levitation = { lumiere-card-levitation }
lumiere-value-postcards-metropolitain = { lumiere-card-metropolitain }
lumiere-value-postcards-jardin = { lumiere-card-jardin }
lumiere-value-postcards-sacre-coeur = { lumiere-card-sacre-coeur }
lumiere-value-postcards-peintre = { lumiere-card-peintre }
lumiere-value-postcards-chartier = { lumiere-card-chartier }
lumiere-value-postcards-bouquinistes = { lumiere-card-bouquinistes }
lumiere-value-postcards-lampadaire = { lumiere-card-lampadaire }
lumiere-value-postcards-moulin-rouge = { lumiere-card-moulin-rouge }
lumiere-value-postcards-penseur = { lumiere-card-penseur }
lumiere-value-postcards-fontaine = { lumiere-card-fontaine }
lumiere-value-postcards-grande-lumiere = { lumiere-card-grande-lumiere }
lumiere-value-hand-1 = 1
lumiere-value-hand-2 = 2
lumiere-option-hand = Tuiles en main
lumiere-option-hand-help = Avec deux, on choisit laquelle poser, comme dans une autre édition du jeu.
lumiere-option-first-player = Premier joueur
lumiere-option-first-player-help = Qui joue le premier tour.
lumiere-value-first-player-random = tiré au sort
lumiere-value-first-player-seat-1 = place 1, orange
lumiere-value-first-player-seat-2 = place 2, bleu
lumiere-option-flip = Retourner les bâtiments
lumiere-option-flip-help = Les bâtiments peuvent être tournés et aussi retournés en miroir.
lumiere-value-flip-false = tourner seulement
lumiere-value-flip-true = tourner et retourner

## Choix

lumiere-offer-deal = En jeu : { $card }
lumiere-offer-first = Le premier tour : { $colour }
lumiere-offer-draw = Piocher : { $tile }
lumiere-offer-tile = Poser { $tile } sur la zone { $area }, quarts de tour : { $rotation }
lumiere-offer-take = Prendre : { $building }
lumiere-offer-give = Rendre : { $building }
lumiere-offer-card =
    { $use ->
        [true] { $card }
       *[other] { $card } : la prendre sans l’utiliser
    }
lumiere-offer-build = Construire en { $space } : { $building }, quarts de tour : { $rotation }
lumiere-offer-garden = Jardin en { $space }, quarts de tour : { $rotation }
lumiere-offer-fountain = Fontaine en { $space }, quarts de tour : { $rotation }
lumiere-offer-put = { $piece } en { $space }
lumiere-offer-statue = Statue en { $space }, tournée { $facing }
lumiere-offer-annex = Annexe en { $space } pour : { $building }
lumiere-offer-pass = Passer

## Événements

lumiere-event-deal = En jeu : { $card }.
lumiere-event-first = { $seat } commence.
lumiere-event-draw = { $seat } pioche une tuile.
lumiere-event-tile = { $seat } pose { $tile } sur la zone { $area }.
lumiere-event-take = { $seat } prend : { $building }.
lumiere-event-pass = { $seat } passe.
lumiere-event-skip = { $seat } ne peut rien faire et passe son tour.
lumiere-event-phase = Les rues sont pavées. { $seat } commence à construire.
lumiere-event-card =
    { $use ->
        [true] { $seat } prend la carte postale { $card }.
       *[other] { $seat } prend la carte postale { $card } et ne l’utilise pas.
    }
lumiere-event-give = { $seat } rend : { $building }.
lumiere-event-metropolitain = Metropolitain : { $seat } couvre le réverbère en { $space }.
lumiere-event-chartier = Chartier : { $seat } construit sur la case adverse { $space }.
lumiere-event-build = { $seat } construit en { $space } : { $building }.
lumiere-event-garden = { $seat } pose le jardin en { $space }.
lumiere-event-fountain = { $seat } pose la fontaine en { $space }.
lumiere-event-put = { $seat } : { $piece } en { $space }.
lumiere-event-statue = { $seat } pose la statue en { $space }, tournée { $facing }.
lumiere-event-annex = { $seat } pose l’annexe en { $space } pour : { $building }.
lumiere-event-end = Plus personne ne peut construire : la partie est finie.

## Refus

lumiere-refusal-unknown-move = Ce coup n’existe pas.
lumiere-refusal-game-over = La partie est finie.
lumiere-refusal-left-to-chance = C’est le hasard qui en décide.
lumiere-refusal-wait-for-chance = Il faut d’abord tirer au sort.
lumiere-refusal-tiles-left = On ne passe pas tant qu’on a des tuiles (il vous en reste { $count }).
lumiere-refusal-must-act = Il faut construire ou prendre une carte postale.
lumiere-refusal-must-build = Il faut construire, car un de vos bâtiments trouve sa place.
lumiere-refusal-finish-card = Terminez d’abord l’action de votre carte postale « { $card } ».
lumiere-refusal-tile-not-in-hand = Cette tuile n’est pas dans votre main.
lumiere-refusal-area-taken = Une tuile occupe déjà la zone { $area }.
lumiere-refusal-not-in-pool = Ce bâtiment n’est pas dans la réserve commune : { $building }.
lumiere-refusal-only-in-phase-1 = C’était pour la première phase.
lumiere-refusal-only-in-phase-2 = C’est pour la seconde phase, quand les rues seront pavées (tuiles posées : { $count } sur 16).
lumiere-refusal-card-not-in-play = Cette carte postale n’est pas en jeu.
lumiere-refusal-card-taken = Cette carte postale est déjà à { $owner }.
lumiere-refusal-no-token = Vous n’avez plus de jeton d’action.
lumiere-refusal-works-by-owning = Cette carte postale agit du seul fait de l’avoir.
lumiere-refusal-no-place-for-piece = Cette carte ne peut pas servir maintenant ; vous pouvez la prendre sans l’utiliser.
lumiere-refusal-only-levitation = Seule Levitation fait rendre un bâtiment.
lumiere-refusal-not-in-reserve = Ce bâtiment n’est pas dans votre réserve : { $building }.
lumiere-refusal-just-given-back = Vous venez de rendre ce bâtiment : { $building }.
lumiere-refusal-off-the-board = Cela dépasserait du plateau.
lumiere-refusal-no-turning-over = Les bâtiments se tournent mais ne se retournent pas.
lumiere-refusal-space-taken = Une pièce gêne en { $spaces }.
lumiere-refusal-one-lamp-only = Metropolitain permet de couvrir une seule case réverbère, pas { $count }.
lumiere-refusal-lamp-space = Cela couvrirait une case réverbère : { $spaces }.
lumiere-refusal-one-rival-space-only = Chartier permet de couvrir une seule case adverse, pas { $count }.
lumiere-refusal-rival-space = Cela couvrirait la couleur adverse : { $spaces }.
lumiere-refusal-take-card-first = Prenez d’abord la carte postale de cette pièce : { $card }.
lumiere-refusal-lamps-only = Le grand réverbère se pose sur une case réverbère.
lumiere-refusal-own-spaces-only = Cette pièce se pose sur une case de votre couleur.
lumiere-refusal-faces-the-edge = La statue regarderait hors du plateau.
lumiere-refusal-faces-a-piece = La case devant la statue n’est pas libre.
lumiere-refusal-not-your-building = Vous n’avez pas construit ce bâtiment : { $building }.
lumiere-refusal-not-beside-building = L’annexe ne toucherait pas ce bâtiment : { $building }.

## Score

lumiere-part-light = Bâtiments éclairés
lumiere-part-group = Plus grand groupe
lumiere-part-unbuilt = Bâtiments non construits
lumiere-part-peintre = Le Peintre
lumiere-part-moulin-rouge = Moulin Rouge
lumiere-part-penseur = Le Penseur
lumiere-part-fontaine = Fontaine des Mers
