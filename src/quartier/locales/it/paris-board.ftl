# Parole che usa solo il tabellone sullo schermo.

paris-board-map = Pianta della città
paris-board-zoom = Guarda da vicino: { $district }
paris-board-zoom-hint = Tocca un distretto per guardarlo da vicino.
paris-board-previous = Distretto precedente
paris-board-next = Distretto seguente
paris-board-whole = Tutta la città
paris-board-which = Quale scegli?
paris-board-panels = Accanto al tabellone
paris-board-tab-moves = Mosse
paris-board-tab-tiles = Tessere
paris-board-tab-landmarks = Monumenti
paris-board-tab-districts = Distretti
paris-board-tab-players = Giocatori

## La riga di stato

paris-board-your-turn = Tocca a te. { $question }
paris-board-waiting = Tocca a { $name }. { $question }
paris-board-acted = Hai fatto la tua azione. Commercia, usa tessere o termina il turno.
paris-board-status-lay = Hai pescato: { $building }, valore { $value }. In quale distretto va?

## Che cosa fa ancora una scelta

paris-board-then-advance = poi avanzi sul tracciato bonus
paris-board-lays = aggiunge il monumento al distretto
paris-board-uses = usa la tessera bonus { $tile }
paris-board-fourth-key = quarta chiave: puoi posizionare una tessera PV
paris-board-now = Adesso: { $things }.
paris-board-now-nothing = Adesso: niente.

## Che cos’è

paris-board-free = Qui non c’è nessuna chiave.
paris-board-keys-of = Chiave: { $names }.
paris-board-building = { $building }, valore { $value }.
paris-board-no-building = Qui non c’è ancora un edificio.
paris-board-price = Costo: { $things }; da un edificio più basso solo la differenza in franchi.
paris-board-token-here = Gettone accanto: { $kind }.
paris-board-benefit-advance = Fa avanzare sul tracciato bonus.
paris-board-benefit-advance-for-francs = Fa avanzare sul tracciato bonus per 2 ₣.
paris-board-benefit-vp = Dà 2 PV.
paris-board-landmark-value = Monumento, valore { $value }.
paris-board-landmark-free = Accanto al tabellone: una chiave lo porta nel suo distretto.
paris-board-slots = Accetta prestigio: { $slots }.
paris-board-stack = Pila { $number }
paris-board-stack-help = Tessere: { $count }. In cima un edificio di { $district }; può essere: { $list }.
paris-board-stack-empty = Questa pila è vuota.
paris-board-space = Spazio { $space } del tracciato bonus, zona { $zone }
paris-board-space-empty = Qui non ci sono più tessere.
paris-board-bonus = Tessera bonus { $number }
paris-board-copies = Tessere qui: { $count }.
paris-board-reachable = Il tuo Meeple può ancora arrivarci.
paris-board-owned = Hai già avuto questo numero.
paris-board-behind = dietro al tuo Meeple
paris-board-meeples = Meeple: { $names }.
paris-board-vp-help = Primo, secondo e terzo posto alla fine: { $points } PV.
paris-board-vp-none = Nessuna tessera PV: per ora questo distretto non dà punti alla fine.
paris-board-district-keys = Chiavi su edifici e monumenti: { $count }.
paris-board-nobody = Qui nessuno possiede niente.
paris-board-standing = { $place }. { $name }: valore { $total }, +{ $points } PV.
paris-board-resource-help = Paga edifici e monumenti. Si compra a { $buy } ₣ (nella riserva: { $left }), si vende a { $sell } ₣.
paris-board-prestige-help = Dà punti quando acquisisci un monumento che lo accetta. Si vende a { $sell } ₣.
paris-board-seat-help = { $vp } PV; { $now } se la partita finisse adesso. Chiavi dietro lo schermo: { $keys }.
paris-board-arc-help = Una chiave qui non dà franchi, ma può andare in qualsiasi distretto. Una chiave per giocatore.
paris-board-pile-help = Tessere rimaste: { $count }. Quando le pile sono vuote, la tua azione può essere guardarle e tenerne una. Con l’ultima comincia la fine.
paris-board-bank-help = Una chiave posizionata qui dà { $francs } ₣ e poi può andare su un edificio o un monumento di questo distretto. Una chiave per giocatore.

## Accanto al tabellone

paris-board-my-screen = Dietro il tuo schermo
paris-board-keys = { $count ->
    [one] { $count } chiave
   *[other] { $count } chiavi
}
paris-board-buy = compra
paris-board-sell = vendi
paris-board-stacks = Pile
paris-board-empty = vuoto
paris-board-moves-none = Niente da scegliere sul tabellone. I pulsanti in alto portano avanti.
paris-board-moves-wait = Le tue mosse appaiono qui quando tocca a te.
paris-board-out-of-reach = Ci manca poco
paris-board-lacks = Ti manca: { $things }.
paris-board-landmarks = Monumenti accanto al tabellone
paris-board-vp-tiles = Tessere PV accanto al tabellone
paris-board-districts-caption = Valore posseduto in ogni distretto e i punti che darebbe adesso
paris-board-keys-of-four = chiavi: { $count } di 4
paris-board-if-ended = Se la partita finisse adesso
paris-board-end-tiles = Tessere di fine partita
paris-board-end-tiles-help = Barrate: sai che non ci sono più. Si usano come le tessere bonus, poi si scartano.
paris-board-meeple-at = Meeple: { $space }
paris-board-end-count = tessere di fine partita: { $count }
paris-board-hidden = Franchi, gettoni e tessere non usate sono dietro lo schermo.
paris-board-held = Tessere bonus non usate: { $tiles }
paris-board-used = Tessere bonus usate: { $tiles }

## Il diario, più breve che altrove

paris-board-event-advance = { $francs ->
    [0] { $seat } avanza allo spazio { $space } e prende la tessera bonus { $tile }.
   *[other] { $seat } paga { $francs } ₣, avanza allo spazio { $space } e prende la tessera bonus { $tile }.
}
paris-board-event-use = { $seat } usa la tessera bonus { $tile } ({ $things }).
paris-board-event-use-plain = { $seat } usa la tessera bonus { $tile }.
paris-board-event-place-arc = { $seat } posiziona una chiave sull’Arco di Trionfo.
paris-board-event-move = { $seat } sposta una chiave: { $from } → { $to }.
