# La table, la reprise et ce que toutes les pages partagent.

table-loading = On allume les réverbères…
table-reconnecting = Connexion perdue. Nouvel essai…
table-lost-title = Aucun endroit de ce nom
table-lost-text = Cette table ou cette page n'existe pas, ou n'existe plus.
table-to-lobby = Au salon
table-close = Fermer
table-cancel = Non, je continue
table-not-now = Ce n'est pas possible maintenant.
table-not-understood = Le serveur ne l'a pas accepté.

## Que faire maintenant

table-status = Que faire maintenant
table-your-turn = À vous de jouer
table-notice-begins = La partie commence : { $game }.
table-notice-turn = À vous de jouer : { $game }.
table-notice-over = La partie est terminée : { $game }.
table-held = Terminez votre tour, ou reprenez un coup.
table-end-turn = Terminer le tour
table-undo = Annuler
table-over = La partie est terminée.
table-closed = La table a été fermée.
table-show-result = Voir le résultat
table-hint = Conseil
table-hint-thinking = L'ordinateur réfléchit…
table-hint-says = Voici ce que je ferais :
table-hint-play = Le faire
table-why-not = Pourquoi pas ?
table-read-rules = Lire dans les règles
table-plain-choices = Ce que vous pouvez faire
table-plain-waiting = On attend { $name }
table-plain-chance = Le hasard décide…

## Panneaux

table-panels = Joueurs, journal et discussion
table-players = Joueurs
table-log = Journal
table-log-empty = Tout ce qui se passe est noté ici. Pointez une ligne pour la voir sur le plateau.
table-chat = Discussion
table-chat-empty = Personne n'a encore rien dit.
table-chat-write = Écrire un message
table-chat-send = Envoyer
table-seat-you = vous
table-seat-here = est là
table-seat-away = n'est pas là
table-seat-left = a quitté la table
table-seat-conceded = a abandonné
table-seat-to-move = est en train de jouer
table-replace =
    { $votes ->
        [0] Laisser un ordinateur continuer
        [one] Laisser un ordinateur continuer ({ $votes } voix)
       *[other] Laisser un ordinateur continuer ({ $votes } voix)
    }
table-resume = Reprendre ma place
table-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Regarder en arrière

table-timeline = Coups de la partie
table-looking-back = Retour en arrière : coup { $ply } sur { $plies }
table-ply = Coup { $ply } sur { $plies }
table-back-to-now = Revenir à la partie
table-first = Au début
table-back = Un coup en arrière
table-forward = Un coup en avant
table-last = À la fin
table-play = Lecture
table-pause = Pause

## Règles

table-rules = Règles
table-rules-search = Chercher dans les règles
table-rules-none = Aucune règle ne contient ces mots.
table-rules-missing = Les règles de ce jeu ne sont pas à portée de main.
table-clause = Règle { $clause }

## Réglages

table-settings = Réglages
table-language = Langue
table-theme = Lumière
table-theme-auto = Comme l'appareil
table-theme-light = Jour
table-theme-dark = Nuit
table-speed = Animations
table-speed-slow = Lentes
table-speed-normal = Normales
table-speed-fast = Rapides
table-speed-none = Aucune
table-sound = Sons
table-sound-hint = Un léger tintement quand c'est à vous.
table-sound-on = Activer les sons
table-sound-off = Couper les sons
table-notices = Notifications
table-notices-hint = Quand vous regardez ailleurs, le navigateur vous signale le début et la fin de la partie, et que c'est à vous de jouer.
table-notices-refused = Le navigateur n'autorise pas les notifications de cette page.
table-auto-end = Terminer mon tour automatiquement
table-auto-end-hint = Sans demander, dès qu'il n'y a plus rien à faire. Le dernier coup ne peut alors plus être repris.

## Cette table

table-this-table = Cette table
table-invite = Lien vers une place libre
table-invite-hint = Qui l'ouvre peut s'asseoir et jouer.
table-watch-link = Lien pour regarder
table-watch-hint = Qui l'ouvre voit la partie, mais pas les secrets.
table-key = Ma place sur un autre appareil
table-key-hint = Gardez-le pour vous : qui l'ouvre joue à votre place.
table-copy = Copier
table-copied = Copié
table-share = Partager
table-concede = Abandonner
table-concede-sure = Abandonner cette partie ? À deux, elle s'arrête aussitôt ; à plus, un ordinateur continue pour vous.
table-leave = Quitter la table
table-leave-sure = Quitter la table ? Les autres peuvent laisser un ordinateur continuer pour vous.
table-close-table = Fermer la table
table-close-sure = Fermer la table pour tout le monde ? La partie ne pourra pas continuer.
table-waiting =
    { $seats ->
        [one] Il manque encore un joueur
       *[other] Il manque encore { $seats } joueurs
    }
table-sit-down = S'asseoir et jouer
table-or = ou bien
table-fill = Donner les places libres aux ordinateurs
table-pass = Passez l'appareil à { $name }
table-pass-hint = Il y a des secrets sur l'écran suivant.
table-pass-ready = C'est moi, { $name } : montrer

## La fin

table-wins =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
table-ending-conceded = Les autres ont abandonné.
table-ending-rules = Une correction des règles a arrêté la partie.
table-ending-continued = La partie continue à une autre table.
table-go-there = Aller à cette table
table-see-board = Voir le plateau
table-score-pad = Bloc de score
table-total = Total
table-rank = Place
table-chart = La partie, tour par tour
table-chart-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
table-no-chart = Il n'y a pas de graphique de cette partie.
table-rematch = Rejouer
table-replay = Revoir la partie
table-download = Enregistrer la partie

## Une règle corrigée

table-stranded = Cette partie ne peut pas continuer
table-stranded-text = Une règle a été corrigée depuis cette partie. Elle a été jouée selon la version { $rules } des règles.
table-stranded-move = Le coup { $move } ({ $player } : { $name }) n’est plus permis.
table-stranded-secret = Le coup { $move } ({ $player }) n’est plus permis.
table-stranded-chance = le hasard
table-stranded-other-turn = Selon les règles d’aujourd’hui, ce serait à quelqu’un d’autre de jouer.
table-stranded-other-result = Selon les règles d’aujourd’hui, les mêmes coups mènent à un autre résultat.
table-stranded-other-setup = Selon les règles d’aujourd’hui, le jeu ne peut pas être installé ainsi.
table-stranded-continue = Continuer à partir d’ici dans une nouvelle partie
table-stranded-end = Terminer cette partie
table-stranded-choose = Que faire ?
