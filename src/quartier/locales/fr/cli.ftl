# Le terminal : commandes, questions, réponses.

cli-quartier = Une seule table pour trois jeux de société où l'on bâtit une ville. Sans commande, la table s'ouvre dans le navigateur.
cli-commands = Commandes
cli-option-lang = La langue : en, pl, it ou fr. Sinon QUARTIER_LANG, puis celle du système.
cli-option-help = Afficher cette aide et quitter.
cli-quartier-version = Afficher la version et quitter.

cli-serve = Ouvrir la table dans le navigateur.
    .short = Ouvrir la table dans le navigateur
cli-serve-host = L’adresse réseau à écouter ; 0.0.0.0 laisse entrer les autres.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-data = Le dossier où sont gardées les parties.
cli-serve-origin = Une autre adresse par laquelle les navigateurs joignent le serveur. Peut être répétée.
cli-serve-no-browser = Ne pas ouvrir de fenêtre de navigateur.
cli-serve-log = Le détail du journal (lignes JSON sur l’erreur standard).

cli-play = Jouer une partie dans le terminal contre des bots, ou avec les personnes assises à côté.
    .short = Jouer une partie dans le terminal
cli-play-players = Le nombre de joueurs ; sinon le minimum prévu par le jeu.
cli-play-seed = Le même nombre donne les mêmes dés et les mêmes tirages. Sinon au hasard.
cli-play-option = Changer une option du jeu, par exemple plus=false. Peut être répété.
cli-play-position = Commencer à partir de la position de ce fichier, un document JSON ; joueurs et options sont ceux de la position.
cli-play-human = Une place tenue par une personne, à partir de 1. Peut être répété ; sinon 1.
cli-play-name = Le nom d'une personne, dans l'ordre des places. Peut être répété.
cli-play-watch = Personne ne joue : les bots jouent entre eux.
cli-play-bots = La force des bots : visitor, apprentice, merchant (par défaut), architect ou prefect. Répété : un bot après l'autre, dans l'ordre des places.
cli-play-record = Écrire la partie dans ce fichier.

cli-replay = Revoir une partie coup par coup. Si l'entrée n'est pas un terminal, tout afficher.
    .short = Revoir une partie coup par coup
cli-replay-seat = Montrer ce que voyait cette place, à partir de 1 ; sinon ce que tous voyaient.
cli-replay-all = Afficher tous les coups d'un seul trait.

cli-show = Montrer une position, ou une partie après l’un de ses coups, en texte ou en image.
    .short = Montrer une position ou un moment d’une partie
cli-show-output = Écrire l’image dans ce fichier, en SVG.
cli-show-at = Montrer la partie après ce nombre de coups ; sinon après le dernier.
cli-show-seat = Montrer ce que voit cette place, à partir de 1 ; sinon ce que tous voient.

cli-rules = Afficher les règles d'un jeu. Avec un mot ou un numéro, seulement les points qui en parlent.
    .short = Afficher les règles d'un jeu, ou en chercher une

cli-doctor = Dire quel moteur tourne et pourquoi, et si tout est à sa place.
    .short = Vérifier cette installation

cli-person = Joueur { $number }
cli-bot = { $level } { $number }

cli-table = La table
cli-fact = Quoi
cli-value = Maintenant
cli-total = Total
cli-rank = Rang
cli-winners = { $count ->
    [one] Gagnant : { $names }
   *[other] Gagnants : { $names }
}
cli-quit = Au revoir.

cli-play-prompt = Votre choix (1-{ $count }, ? pour l'aide) :
cli-play-hint = Tapez un nombre de 1 à { $count }, ou un coup comme « { $example } ». ? explique, q quitte.
cli-play-help =
    Tapez le numéro d'un choix, ou son nom court : { $names }
    ? mot cherche le mot dans les règles, s montre les points, u reprend votre dernier coup, q quitte.
cli-play-no-undo = Vous n'avez rien à reprendre : il s'est passé quelque chose depuis.
cli-play-pass = C'est à { $name }. Appuyez sur Entrée quand personne d'autre ne regarde.
cli-play-no-seat = les places sont numérotées de 1 à { $players }
cli-play-few-bots =
    { $bots ->
        [one] il n'y a qu'un seul bot dans cette partie
       *[other] il n'y a que { $bots } bots dans cette partie
    }
cli-play-meet = { $name } : { $character }
cli-play-no-folder = ce dossier n'existe pas : { $file }
cli-play-bad-options = Le jeu ne peut pas être installé ainsi : { $problem }
cli-play-bad-position = { $file } ne contient pas de position de ce jeu : { $problem }
cli-play-position-over = dans cette position la partie est finie
cli-play-position-alone = Avec --position, les joueurs et les options sont dans le fichier : omettre --players et --option.
cli-play-saved = La partie est dans { $file }
cli-play-no-record = Impossible d'écrire la partie dans { $file } : { $problem }
cli-play-again = Pour retrouver les mêmes dés et les mêmes tirages : --seed { $seed }

cli-refusal-unknown-move = Ce coup n'existe pas.
cli-refusal-game-over = La partie est finie.

cli-rules-empty = Il n'y a pas ici de règles écrites.
cli-rules-none = Les règles ne disent rien de « { $word } ».
cli-rules-more = { $count ->
    [one] Encore un point : quartier rules { $title }
   *[other] Encore { $count } points : quartier rules { $title }
}

cli-replay-bad = { $file } n'est pas une partie que l'on puisse revoir : { $problem }
cli-replay-cut = Le coup { $move } ({ $name }) était permis par la version { $rules } des règles et ne l’est plus : { $problem }
cli-replay-result = Ces coups suivent la version { $rules } des règles et mèneraient aujourd’hui à un autre résultat.
cli-replay-at = Après le coup { $move } sur { $count }
cli-replay-prompt = Entrée : suite, b : retour, un nombre : à ce coup, q : quitter
cli-replay-hint = Entrée avance, b recule, un nombre de 0 à { $count } va à ce coup, q quitte.

cli-show-bad = { $file } ne contient ni position ni partie : { $problem }
cli-show-few = La partie a les coups 0 à { $count }.
cli-show-no-moves = Une position n’a pas de coups : omettre --at.
cli-show-saved = L’image est dans { $file }
cli-show-unwritten = L’image n’a pas pu être écrite dans { $file } : { $problem }

cli-doctor-engine = moteur
cli-doctor-packages = paquets
cli-doctor-titles = jeux
cli-doctor-bots = bots
cli-doctor-languages = langues
cli-doctor-web = client web
cli-doctor-data = dossier de données
cli-doctor-compiled = { $count ->
    [one] compilé, un module
   *[other] compilé, { $count } modules
}
cli-doctor-plain = Python simple, plus lent : { $reason }
cli-doctor-stale = compilés avant la dernière modification : { $files }. Lancez : make build
cli-doctor-no-web = pas construit : lancez make web
cli-doctor-no-data = impossible d'écrire dans { $folder } : { $problem }
