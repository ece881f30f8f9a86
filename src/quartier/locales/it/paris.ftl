# Paris: pieces, options, choices, events.

## about

paris-name = Paris
paris-about = Acquista con le tue chiavi gli edifici più belli della Belle Époque, costruisci monumenti nei distretti e raccogli le tessere bonus che li premiano.

## Options

paris-option-setup = Preparazione
paris-option-setup-help = Base: gettoni e tessere bonus stanno al loro posto. Avanzata: i gettoni sono mescolati fra i distretti, le tessere bonus nelle loro zone.
paris-value-setup-base = base
paris-value-setup-advanced = avanzata
paris-option-placement = Posizionamento degli edifici
paris-option-placement-help = Stampato: l’edificio va nel distretto indicato sulla tessera. Libero: il giocatore sceglie il distretto, al massimo un edificio per tipo in ogni distretto, e nessuna tessera viene tolta.
paris-value-placement-printed = nel distretto stampato
paris-value-placement-free = in un distretto a scelta
paris-option-stacks = Pile di edifici
paris-option-stacks-help = Il regolamento italiano forma due pile; il gioco stampato ne ha tre.
paris-value-stacks-2 = due
paris-value-stacks-3 = tre
paris-option-first-player = Giocatore iniziale
paris-option-first-player-help = Estratto a caso, oppure sempre il primo posto.
paris-value-first-player-random = a caso
paris-value-first-player-seat-1 = primo posto
paris-option-open-screens = Schermi aperti
paris-option-open-screens-help = Tutti vedono i franchi, i gettoni e le tessere bonus di tutti. Chi ha buona memoria li conosce comunque; le tessere di fine partita restano segrete.
paris-value-open-screens-true = aperti
paris-value-open-screens-false = nascosti
paris-option-landmarks = Valori dei monumenti
paris-option-landmarks-help = Nessuna fonte li mostra tutti. La serie A ha 10, 11, 11 e da 12 a 16, come richiedono gli esempi dei regolamenti; la serie B va da 9 a 16.
paris-value-landmarks-a = serie A
paris-value-landmarks-b = serie B
paris-option-after-30 = Dopo lo spazio 30
paris-option-after-30-help = Alla lettera, chi è sullo spazio 30 non ottiene più tessere bonus; oppure le tessere 17 e 25 funzionano ancora.
paris-value-after-30-nothing = nessuna tessera
paris-value-after-30-effects = 17 e 25 funzionano
paris-option-last-building-end-tile = Tessera di fine partita con l’ultimo edificio
paris-option-last-building-end-tile-help = Se si può prendere una tessera di fine partita già nel turno in cui si pesca l’ultimo edificio.
paris-value-last-building-end-tile-true = permesso
paris-value-last-building-end-tile-false = solo dopo
