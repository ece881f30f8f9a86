# La première page : choisir un jeu et ouvrir une table.

lobby-tagline = Des jeux de ville, à l'heure où l'on allume les réverbères.
lobby-nickname = Votre nom
lobby-guest = Invité
lobby-players =
    { $fewest ->
        [2] { $most ->
            [2] Deux joueurs
           *[other] De 2 à { $most } joueurs
        }
       *[other] De { $fewest } à { $most } joueurs
    }
lobby-play-now = Jouer
lobby-play-now-title = Jouer : { $game }
lobby-set-up = Préparer une table
lobby-set-up-title = Préparer une table : { $game }
lobby-new-game = Une nouvelle partie
lobby-mine = Mes parties
lobby-waiting = En attente de joueurs
lobby-waiting-none = Personne n'attend. Ouvrez une table publique avec une place libre : elle apparaîtra ici.
lobby-watch = Parties à regarder
lobby-watch-none = Aucune partie publique ne se joue en ce moment.
lobby-finished = Mes parties terminées
lobby-my-turn = À vous de jouer
lobby-running = En cours
lobby-over = Terminée
lobby-stranded = Une règle a été corrigée
lobby-open-seats =
    { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
lobby-seat-free = Place libre
lobby-open-record = Ouvrir une partie enregistrée
lobby-notice = Le logiciel est le nôtre ; les jeux sont nommés pour dire quelles règles il connaît. Aucun lien avec leurs éditeurs.
lobby-problem = Cela n'a pas marché. Veuillez réessayer.

## Préparer une table

lobby-how-many = Combien de joueurs ?
lobby-seats = Places
lobby-seats-hint = Dans l'ordre du jeu autour de la table.
lobby-seat = Place { $number }
lobby-seat-me = Moi
lobby-seat-local = Personne ici
lobby-seat-bot = Ordinateur
lobby-seat-open = Par lien
lobby-level = De quelle force ?
lobby-player-number = Joueur { $number }
lobby-open-seat-hint = Dès que la table est ouverte, vous recevez un lien à envoyer.
lobby-public = Montrer la table dans le salon
lobby-public-hint = Sinon, seuls ceux qui ont le lien peuvent jouer ou regarder.
lobby-options = Règles de cette partie
lobby-automatic = Comme d'habitude
lobby-pick = Choisir
lobby-yes = Oui
lobby-no = Non
lobby-hints = Permettre les conseils
lobby-hints-hint = À son tour, on peut demander ce que ferait l'ordinateur le plus fort.
lobby-pace = À quelle vitesse joue l'ordinateur ?
lobby-pace-instant = Aussitôt
lobby-pace-quick = Vite
lobby-pace-human = Comme une personne
lobby-pace-slow = Lentement
lobby-open-table = Ouvrir la table
