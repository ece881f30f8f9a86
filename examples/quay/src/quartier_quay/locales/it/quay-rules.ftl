quay-chapter-1 = Preparazione
quay-clause-1-1 = Da due a quattro giocatori. Ognuno ha una nave con la stiva vuota; comincia il primo posto.
quay-clause-1-2 = Ci sono sei commesse: due per il sale, due per il tè e due per la seta. Ognuno ne pesca una e la tiene segreta.
quay-clause-1-3 = Nella stiva c’è posto per tre casse, oppure per quattro.
quay-clause-1-4 = La partita dura cinque giri, oppure otto.

quay-chapter-2 = Il turno
quay-clause-2-1 = Un dado decide quale cassa arriva sul molo: da 1 a 3 sale, 4 e 5 tè, 6 seta.
quay-clause-2-2 = Il giocatore carica la cassa, la lascia o salpa.
quay-clause-2-3 = Una stiva piena non prende altre casse.
quay-clause-2-4 = Una nave con la stiva vuota non può salpare.
quay-clause-2-5 = Chi salpa mostra la commessa e non gioca altri turni. La cassa sul molo è persa.

quay-chapter-3 = La fine
quay-clause-3-1 = La partita finisce quando tutti sono salpati o dopo l’ultimo giro. Allora si mostrano tutte le commesse.
quay-clause-3-2 = Ogni cassa vale 1. Ogni cassa richiesta dalla commessa vale di più: sale 1, tè 2, seta 4.
quay-clause-3-3 = La prima nave che salpa guadagna 2.
quay-clause-3-4 = Vince il totale più alto; totali uguali condividono il posto.
