# Lumière: parole del tabellone nel browser.

lumiere-board-city = La città
lumiere-board-spaces = Spazi della città; le frecce spostano, R gira, Invio posa
lumiere-board-unpaved = non ancora lastricato
lumiere-board-owned = { $what } di { $name }
lumiere-board-fits =
    { $phase ->
        [1] qui ci sta
       *[other] qui ci sta, punti: { $points }
    }
lumiere-board-offer-worth = { $offer } ({ $points })
lumiere-board-turn = Gira
lumiere-board-lay = Posa qui
lumiere-board-here = Qui: { $place }
lumiere-board-here-worth =
    { $power ->
        [metropolitain] { $place }, punti: { $points }, con Metropolitain
        [chartier] { $place }, punti: { $points }, con Chartier
        [both] { $place }, punti: { $points }, con entrambe
       *[none] { $place }, punti: { $points }
    }
lumiere-board-choose-place = Scegli un posto illuminato.
lumiere-board-more = Altro su { $name }
lumiere-board-pool = Edifici da prendere
lumiere-board-pool-empty = Tutti gli edifici sono stati presi.
lumiere-board-postcards = Cartoline
lumiere-board-hand = Tessera in mano
lumiere-board-reserve = Edifici in riserva
lumiere-board-no-reserve = Nessun edificio in riserva
lumiere-board-side = { $name }, { $colour }
lumiere-board-score-now = Punti se la partita finisse ora
lumiere-board-own-tiles = Le mie tessere rimaste
lumiere-board-rival-tiles = Tessere che il rivale può ancora avere
lumiere-board-tokens =
    { $count ->
        [one] { $count } gettone azione
       *[other] { $count } gettoni azione
    }
lumiere-board-tiles-left =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
lumiere-board-take-card = Prendi questa cartolina
lumiere-board-take-unused = Prendila senza usarla
lumiere-board-use = Prendila e usala (ora fino a { $points })
lumiere-board-card-of =
    { $state ->
        [waiting] { $name }, pronta
        [unused] { $name }, non usata
       *[other] { $name }
    }
lumiere-board-card-open = Nessuno l’ha ancora presa.
lumiere-board-card-waiting = Aspetta un turno successivo.
lumiere-board-card-used = È stata usata.
lumiere-board-card-unused = È stata presa senza usarla.
lumiere-board-house =
    Grandezza { $size }, { $lamps ->
        [one] { $lamps } lampione
       *[other] { $lamps } lampioni
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
lumiere-board-shape = Un edificio da posare su spazi liberi del colore del proprietario o misti.
lumiere-board-dead = Non entra più da nessuna parte: 3 punti in meno alla fine.
lumiere-board-dead-name = { $building }, non entra più da nessuna parte
lumiere-board-piece-points =
    { $points ->
        [one] Ora vale { $points } punto.
       *[other] Ora vale { $points } punti.
    }
lumiere-board-about-orange = Qui può costruire solo l’arancione.
lumiere-board-about-blue = Qui può costruire solo il blu.
lumiere-board-about-mixed = Qui possono costruire entrambi.
lumiere-board-about-lamp = Un lampione: illumina gli edifici accanto e non si può coprire.
lumiere-board-about-large-lamp = Illumina tutto fino a due passi; gli edifici fermano la luce.
lumiere-board-about-painter = 2 punti per ogni lampione nella sua zona; la chiudono solo edifici e bordo.
lumiere-board-about-dancer = 1 punto per ogni spazio libero nella sua zona.
lumiere-board-about-statue = 2 punti per ogni spazio libero accanto, 1 in diagonale; zero se lo spazio davanti è occupato.
lumiere-board-about-fountain = 3 punti per ogni edificio del proprietario accanto.
lumiere-board-about-annex = Ingrandisce il suo edificio di uno spazio.
lumiere-board-status-chance = Si pesca una tessera…
lumiere-board-status-waiting =
    { $phase ->
        [1] { $name } lastrica le strade.
       *[other] { $name } costruisce.
    }
lumiere-board-status-paving = Tocca a te: posa la tessera su un’area libera o prendi un edificio.
lumiere-board-status-paved = Hai posato tutte le tessere: prendi un edificio o passa.
lumiere-board-status-building =
    { $tokens ->
        [0] Tocca a te: posa uno dei tuoi edifici.
       *[other] { $houses ->
            [0] Tocca a te: prendi una cartolina.
           *[other] Tocca a te: scegli un edificio e posalo, o prendi una cartolina.
        }
    }
lumiere-board-status-giving = Levitation: scegli l’edificio da restituire.
lumiere-board-status-putting = { $card }: scegli il posto.
lumiere-board-status-shared = Partita finita: vittoria condivisa.
lumiere-board-status-won = Partita finita: hai vinto!
lumiere-board-status-winner = Partita finita. Vince { $name }.
