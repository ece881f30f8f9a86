# The server: what it says in the terminal, and why something was refused.

server-listening = La table est ouverte à l’adresse { $address } — Ctrl+C pour l’arrêter.
server-no-port = Impossible d’écouter sur { $host }, port { $port } : { $problem }. Choisissez-en un autre avec --port.
server-newer-file = { $file } a été écrit par une version plus récente de Quartier ({ $problem }). Rien n’a été modifié ; mettez le programme à jour.
server-unusable-file = Les données sont inutilisables : { $problem }. Choisissez un autre dossier avec --data.
server-missing-package = Le serveur a besoin du paquet { $package } : pip install "quartier[server]".

# Refusals: one for each code in server/refusal.py.

server-problem-bad-json = Impossible de lire cela.
server-problem-bad-body = Il manque quelque chose, ou quelque chose est faux.
server-problem-bad-query = L’adresse demande quelque chose qui n’existe pas.
server-problem-wrong-origin = Cette page ne peut pas utiliser le serveur.
server-problem-wrong-invite = Cette invitation n’est pas valable.
server-problem-wrong-key = Ce lien vers une place n’est plus valable.
server-problem-not-host = Seul l’hôte de la table peut le faire.
server-problem-not-seated = Vous n’êtes pas assis à cette table.
server-problem-not-your-seat = Ce n’est pas votre place.
server-problem-no-such-page = Il n’y a rien ici.
server-problem-no-such-table = Cette table n’existe pas.
server-problem-no-such-replay = Cette partie enregistrée n’existe pas.
server-problem-no-such-point = La partie n’est pas allée jusque-là.
server-problem-no-such-method = Ce n’est pas possible ici.
server-problem-no-open-seat = Toutes les places sont prises.
server-problem-seat-taken = Cette place est prise.
server-problem-already-running = La partie a déjà commencé.
server-problem-already-over = La partie est terminée.
server-problem-not-running = La partie n’a pas encore commencé.
server-problem-not-over = La partie est encore en cours.
server-problem-others-play = D’autres jouent encore à cette table.
server-problem-rules-changed = Cette partie suit une version antérieure des règles.
server-problem-too-many-tables = Vous avez trop de tables ouvertes : terminez-en ou fermez-en une d’abord.
server-problem-too-many-replays = Vous avez enregistré trop de parties.
server-problem-too-many-sockets = La table est ouverte dans trop de fenêtres.
server-problem-no-hints = Les conseils ne sont pas permis à cette table.
server-problem-no-advice = Pas de conseil pour l’instant.
server-problem-not-absent = Ce joueur est toujours là.
server-problem-not-replaced = Aucun bot ne joue à votre place.
server-problem-hello-first = La connexion n’était pas encore prête.
server-problem-hello-again = La connexion a été ouverte deux fois.
server-problem-stale = Quelque chose s’est passé entre-temps : regardez à nouveau.
server-problem-held = Il faut d’abord terminer le tour.
server-problem-nothing-held = Il n’y a pas de tour à terminer.
server-problem-nothing-to-undo = Il n’y a plus rien à annuler.
server-problem-not-your-turn = Ce n’est pas votre tour.
server-problem-unknown-move = Ce coup n’existe pas.
server-problem-too-large = C’est trop volumineux.
server-problem-bad-options = Ces options ne vont pas ensemble.
server-problem-bad-position = Ce n’est pas une position de ce jeu.
server-problem-position-over = Dans cette position, la partie est déjà finie.
server-problem-position-public = Une table qui commence à partir d’une position ne peut pas être publique.
server-problem-bad-seats = Les places ne peuvent pas être réparties ainsi.
server-problem-bad-level = Il n’y a pas de bot de ce niveau.
server-problem-bad-record = Ce n’est pas l’enregistrement d’une partie.
server-problem-too-fast = Trop vite : attendez un instant.
server-problem-internal = Quelque chose s’est mal passé sur le serveur. Votre partie est en sécurité.
server-problem-stopping = Le serveur s’arrête. Votre partie est en sécurité.
