# Paris: le regole, punto per punto.

## 1

paris-chapter-1 = Componenti
paris-clause-1-1 = Sei distretti: Belleville, La Villette, Batignolles, Montmartre, Saint-Germain, Chaillot; ognuno ha una banca con un posto per ogni giocatore e sei spazi edificio di valore 1, 2, 3, 4, 5 e 8. Al centro c’è l’Arco di Trionfo.
paris-clause-1-2 = 36 tessere edificio: una per ogni spazio; il dorso mostra il distretto, il fronte l’edificio e il suo valore. Ogni distretto ha ciascuno dei sei tipi una volta.
paris-clause-1-3 = 18 gettoni risorsa (6 legno, 6 marmo, 6 oro) e 18 gettoni prestigio (6 bronzo, 6 argento, 6 oro).
paris-clause-1-4 = Ogni schermo mostra i prezzi a cui si comprano e vendono le risorse e si vende il prestigio.
paris-clause-1-5 = Otto monumenti, ciascuno con un valore, un costo in marmo e oro e fino a tre ricompense di prestigio.
paris-clause-1-6 = 42 tessere bonus con i numeri da 1 a 30; alcuni numeri hanno copie per partite a tre o quattro.
paris-clause-1-7 = Dodici tessere di fine partita.
paris-clause-1-8 = Sei tessere PV.
paris-clause-1-9 = Per ogni colore: uno schermo, dodici chiavi, un Meeple, un disco PV. Le monete non finiscono mai.

## 2

paris-chapter-2 = Preparazione
paris-clause-2-1 = Il tabellone sta al centro; nelle banche e sull’Arco non c’è nulla.
paris-clause-2-2 = Ogni Meeple parte accanto allo spazio 1 del tracciato bonus.
paris-clause-2-3 = Ogni disco PV parte da 0.
paris-clause-2-4 = I monumenti stanno a faccia in su accanto al tabellone.
paris-clause-2-5 = Il giocatore iniziale è estratto a caso; opzione: inizia il primo posto.
paris-clause-2-6 = Tutti iniziano con 3 franchi.
paris-clause-2-7 = Le monete stanno accanto al tabellone come riserva generale.
paris-clause-2-8 = Accanto a ogni spazio edificio c’è un gettone, come stampato.
paris-clause-2-9 = Ognuno ha dietro lo schermo 10, 9 o 7 chiavi in 2, 3 o 4 giocatori; due per colore stanno nella riserva, le altre tornano nella scatola.
paris-clause-2-10 = Le tessere PV stanno a faccia in su accanto al tabellone.
paris-clause-2-11 = Le tessere di fine partita stanno a faccia in giù accanto al tabellone.
paris-clause-2-12 = Le tessere bonus stanno a faccia in su sugli spazi con i loro numeri; le copie per più giocatori tornano nella scatola.
paris-clause-2-13 = Tre tessere edificio a caso tornano nella scatola senza essere viste; le altre 33 formano 2 pile coperte. Opzione: 3 pile, come nel gioco stampato.
paris-clause-2-14 = Preparazione avanzata: l’oro sta accanto agli spazi di valore 8; tutti gli altri gettoni sono mescolati fra gli altri spazi.
paris-clause-2-15 = Preparazione avanzata: una tessera bonus per numero è mescolata nella sua zona A, B o C e posta sugli spazi di quella zona; le copie vanno sulle tessere con lo stesso numero.
paris-clause-2-16 = Franchi, gettoni e tessere bonus non usate stanno dietro gli schermi. Poiché si possono seguire, un’opzione li mostra a tutti. Il numero di chiavi e di tessere di fine partita è pubblico; quali siano le tessere no.

## 3

paris-chapter-3 = Posizionare un edificio
paris-clause-3-1 = Il turno inizia con un edificio: il giocatore attivo pesca la prima tessera di una delle pile. Prima non si può fare altro.
paris-clause-3-2 = Il distretto sul dorso della prima tessera di ogni pila è visibile a tutti; quale edificio sia lo mostra solo la pesca. Le tre tessere tolte possono essere qualsiasi fra quelle non viste.
paris-clause-3-3 = La tessera va sullo spazio del suo valore nel distretto che mostra.
paris-clause-3-4 = Chi ha una sola pila, tessera o spazio fra cui scegliere non viene interpellato.
paris-clause-3-5 = Quando tutte le pile sono vuote, questo passo si salta.

## 4

paris-chapter-4 = Un’azione
paris-clause-4-1 = Poi il giocatore deve svolgere esattamente una di tre azioni: posizionare una chiave, spostare una chiave o prendere una tessera di fine partita.
paris-clause-4-2 = Posizionare: una chiave da dietro lo schermo va sulla banca di un distretto o sull’Arco. La banca paga la sua cifra in franchi; l’Arco nulla.
paris-clause-4-3 = Un giocatore può avere una sola chiave per volta in ogni banca e una sull’Arco. Da dietro lo schermo una chiave non può andare altrove.
paris-clause-4-4 = Si può commerciare e usare tessere nel proprio turno, dalla pesca in poi, prima e dopo l’azione; il giocatore dice quando il turno è finito.
paris-clause-4-5 = Un turno senza azione è possibile solo se nessuna può essere resa possibile, neppure con commercio e tessere.
paris-clause-4-6 = Ogni turno ha una fine: comprare costa più di quanto renda vendere, e ogni tessera si usa una volta.
paris-clause-4-7 = Un passo che lascia una sola possibilità si gioca senza chiedere; il turno finisce dunque da sé quando non resta altro da fare. A chi ha una tessera di fine partita si chiede sempre, perché nessuno scopra che cosa mostra, e nessuno guarda le tessere di fine partita senza averlo chiesto.

## 5

paris-chapter-5 = Spostare una chiave
paris-clause-5-1 = Una chiave sul tabellone si sposta su un edificio o monumento senza chiavi; il giocatore ne diventa proprietario. Ciò che lascia torna libero.
paris-clause-5-2 = Solo su un edificio che è sul tabellone.
paris-clause-5-3 = Da una banca, un edificio o un monumento solo verso un valore più alto nello stesso distretto; le banche non hanno valore. Dall’Arco in qualsiasi distretto.
paris-clause-5-4 = Il costo è il valore in franchi, o la differenza dei valori se la chiave viene da un edificio o monumento. Gli edifici di valore 8, e solo quelli, costano anche 1 legno.
paris-clause-5-5 = Vanno pagate tutte le risorse mostrate dalla tessera, da ovunque venga la chiave. Chi non può pagare tutto non può andarci.
paris-clause-5-6 = Se una risorsa si può pagare con un gettone o una tessera, sceglie il giocatore; altrimenti si paga subito.
paris-clause-5-7 = Si può aggiungere un monumento dalla riserva al distretto della chiave, o dall’Arco a qualsiasi distretto, e spostarvi la chiave nella stessa azione; non l’uno senza l’altro.
paris-clause-5-8 = Un distretto può avere quanti monumenti si vuole, ma ogni nuovo deve valere più di tutti quelli presenti.
paris-clause-5-9 = Appena la quarta chiave sta sugli edifici e monumenti di un distretto (la banca non conta), il giocatore attivo può posizionare una tessera PV. Chi rinuncia perde l’occasione: altre chiavi non ne danno.
paris-clause-5-10 = La tessera PV è una qualsiasi di quelle rimaste e va in un distretto qualsiasi che non ne ha.
paris-clause-5-11 = L’ordine è: pagare, spostare, tessera PV, gettone, punti, tracciato bonus, prestigio.

## 6

paris-chapter-6 = Vantaggi e tracciato bonus
paris-clause-6-1 = Chi acquista un edificio riceve il gettone accanto, se c’è ancora. Lo si prende sempre.
paris-clause-6-2 = Valore 1 o 2: il giocatore può avanzare sul tracciato bonus.
paris-clause-6-3 = Valore 3: lo stesso, se prima si pagano 2 franchi; si può vendere ciò che si ha, anche il nuovo gettone.
paris-clause-6-4 = Valore 8: 2 PV.
paris-clause-6-5 = Avanzare: il Meeple va avanti di quanti spazi si vuole, mai indietro, e il giocatore prende la tessera in cima.
paris-clause-6-6 = Può fermarsi solo dove c’è una tessera; più Meeple possono stare sullo stesso spazio.
paris-clause-6-7 = Chi ha raggiunto lo spazio 30 non ottiene più tessere bonus in alcun modo. Opzione: le tessere 17 e 25 funzionano ancora.
paris-clause-6-8 = Nessuno può possedere due tessere bonus con lo stesso numero, neppure per un effetto; anche quelle usate contano.
paris-clause-6-9 = Chi acquista un monumento, posato ora o prima, può consegnare gettoni prestigio come mostra la tessera, uno per spazio, al massimo tre; ognuno dà i suoi punti ed esce dal gioco.

## 7

paris-chapter-7 = Commercio
paris-clause-7-1 = Le risorse si comprano e vendono, il prestigio si vende, ai prezzi dello schermo.
paris-clause-7-2 = Le risorse spese vanno nella riserva.
paris-clause-7-3 = Si compra solo ciò che è nella riserva; all’inizio è vuota. Le risorse vendute vanno nella riserva, il prestigio venduto esce dal gioco.
paris-clause-7-4 = Ogni risorsa costa più di quanto renda venderla.
paris-clause-7-5 = I regolamenti permettono di commerciare in qualsiasi momento. Qui si commercia solo nel proprio turno.
paris-clause-7-6 = Una tessera che vale un gettone qualsiasi si vende come il più caro.

## 8

paris-chapter-8 = Tessere bonus
paris-clause-8-1 = Una tessera bonus si usa subito o in un proprio turno successivo; poi sta davanti allo schermo.
paris-clause-8-2 = Una tessera che ora non darebbe nulla non si usa.
paris-clause-8-3 = Una tessera con risorse o prestigio è essa stessa il gettone: paga un costo, si consegna per un monumento o si vende; non si prende alcun gettone.
paris-clause-8-4 = Le tessere valgono gettoni solo per costi, monumenti e vendita; non fanno coppie per le tessere 23 e 24 e alla fine non si vendono.

## 9

paris-chapter-9 = Le tessere per numero
paris-clause-9-1 = 1, 5, 7, 12, 22: franchi, PV o entrambi, come mostra la tessera.
paris-clause-9-2 = 2: conta come 1 legno.
paris-clause-9-3 = 3: conta come 1 marmo.
paris-clause-9-4 = 4: conta come 1 oro.
paris-clause-9-5 = 5: vedi 9.1.
paris-clause-9-6 = 6, 11, 15, 18, 26, 28: PV per ogni edificio di valore 1, 2, 3, 4, 5, 8 posseduto in quel momento.
paris-clause-9-7 = 7: vedi 9.1.
paris-clause-9-8 = 8: conta come 1 prestigio a scelta.
paris-clause-9-9 = 9: una chiave può andare su un edificio o monumento con una propria chiave; costi e vantaggi normali, e conta il doppio in ogni punteggio. Può essere uno condiviso.
paris-clause-9-10 = 10: conta come 1 risorsa a scelta.
paris-clause-9-11 = 11: vedi 9.6.
paris-clause-9-12 = 12: vedi 9.1.
paris-clause-9-13 = 13, 14: paga i franchi indicati e prendi una tua chiave dalla riserva.
paris-clause-9-14 = 14: vedi 9.13.
paris-clause-9-15 = 15: vedi 9.6.
paris-clause-9-16 = 16: una chiave può andare su un edificio o monumento con la chiave di un avversario; costi e vantaggi normali, ed entrambi ne sono proprietari.
paris-clause-9-17 = 17: prendi una tessera bonus qualsiasi dal tracciato; il Meeple resta.
paris-clause-9-18 = 18: vedi 9.6.
paris-clause-9-19 = 19: conta come 2 prestigio a scelta, usati separatamente; ciò che resta a fine turno si vende.
paris-clause-9-20 = 20: 1, 2 o 3 PV in 2, 3 o 4 giocatori per ogni altra tessera bonus non usata del giocatore.
paris-clause-9-21 = 21: conta come 2 risorse a scelta, usate separatamente; ciò che resta a fine turno si vende.
paris-clause-9-22 = 22: vedi 9.1.
paris-clause-9-23 = 23: restituisci quante coppie vuoi di gettoni prestigio uguali, almeno una: 2, 3 o 4 PV a coppia in 2, 3 o 4 giocatori.
paris-clause-9-24 = 24: lo stesso con gettoni risorsa, che vanno nella riserva.
paris-clause-9-25 = 25: il Meeple torna indietro da 1 a 5 spazi fino a una tessera che il giocatore può possedere, e la prende.
paris-clause-9-26 = 26: vedi 9.6.
paris-clause-9-27 = 27: non si usa durante la partita; alla fine dà 1 PV per ogni franco.
paris-clause-9-28 = 28: vedi 9.6.
paris-clause-9-29 = 29: 8 PV per ogni monumento posseduto in quel momento.
paris-clause-9-30 = 30: 10, 15, 20 o 25 PV per 4, 5, 6 o 7 tipi posseduti; tutti i monumenti sono un tipo.

## 10

paris-chapter-10 = Tessere di fine partita
paris-clause-10-1 = Quando le pile sono vuote, l’azione può essere prendere una tessera di fine partita.
paris-clause-10-2 = È possibile già nel turno in cui si pesca l’ultimo edificio. Opzione: solo dal turno successivo.
paris-clause-10-3 = Il giocatore guarda la pila e tiene una tessera in segreto.
paris-clause-10-4 = Si usa subito o in un proprio turno successivo, poi si scarta. Quella che mostra un gettone è essa stessa il gettone: si vende, o si scopre per pagare o consegnarla in questo turno.
paris-clause-10-5 = Ciò che resta nella pila lo sa solo chi l’ha guardata.

## 11

paris-chapter-11 = La fine
paris-clause-11-1 = Alla fine si valuta ogni distretto con una tessera PV.
paris-clause-11-2 = Ogni giocatore somma i valori degli edifici e monumenti posseduti lì; il totale più alto, il secondo e il terzo prendono i punti della tessera, il quarto nulla.
paris-clause-11-3 = Chi lì non possiede nulla non prende nulla.
paris-clause-11-4 = Totali pari: è avanti chi possiede lì la singola proprietà di maggior valore.
paris-clause-11-5 = Ancora pari: tutti prendono i punti del posto migliore e il posto seguente si salta; se sono più di due, se ne salta uno in più per ogni altro giocatore.
paris-clause-11-6 = Due giocatori: il secondo posto paga solo con almeno metà del totale del primo.
paris-clause-11-7 = Prima di ciò, chi ha la tessera 27 prende 1 PV per ogni franco.
paris-clause-11-8 = Vince chi ha più PV; poi più franchi; poi il maggior valore di tutte le proprietà, quelle doppie contate due volte.
paris-clause-11-9 = Chi è ancora pari condivide la vittoria.
paris-clause-11-10 = La fine inizia quando si prende l’ultima tessera di fine partita.
paris-clause-11-11 = Si finisce il round, così che tutti abbiano avuto gli stessi turni; poi ognuno ha un ultimo turno.
paris-clause-11-12 = Nell’ultimo turno si può rinunciare all’azione.
paris-clause-11-13 = I gettoni rimasti si vendono prima del punteggio finale.

## 12

paris-chapter-12 = Variante: posizionamento libero
paris-clause-12-1 = Non si toglie alcuna tessera edificio.
paris-clause-12-2 = La tessera pescata va su uno spazio libero del suo valore in un distretto a scelta che non ha un edificio di quel tipo.
paris-clause-12-3 = Se non ce n’è, la tessera esce dal gioco.

## 13

paris-chapter-13 = Valori stampati, in gran parte ricostruiti
paris-clause-13-1 = Le banche pagano: Belleville 2, La Villette 3, Batignolles 4, Montmartre 5, Saint-Germain 6, Chaillot 7 franchi.
paris-clause-13-2 = Quale tipo ha quale valore in quale distretto: un quadrato in cui ogni tipo ha ogni valore una volta; le caselle degli esempi sono rispettate.
paris-clause-13-3 = I gettoni accanto agli spazi: prestigio di bronzo, argento e oro a 1, 2, 3; legno, marmo e oro a 4, 5, 8.
paris-clause-13-4 = Prezzi in franchi: legno 2 e 1, marmo 3 e 2, oro 4 e 3 per comprare e vendere; il prestigio di bronzo, argento, oro si vende a 1, 2, 3.
paris-clause-13-5 = I valori dei monumenti: la serie A ha 10, 11, 11, 12, 13, 14, 15, 16, poiché gli esempi ne hanno due di valore 11; opzione, serie B: da 9 a 16.
paris-clause-13-6 = Il prestigio vale 3, 4 o 5 PV: bronzo, argento, oro.
paris-clause-13-7 = Le cifre sulle tessere 1 (3 franchi), 5 (5 franchi), 7 (4 PV), 12 (4 franchi e 3 PV), 22 (8 PV), i prezzi di 13 (4) e 14 (2), e i punti di 6, 11, 15, 18, 26, 28 (2, 3, 4, 5, 6, 7).
paris-clause-13-8 = Copie per tre e per quattro giocatori: 6, 11, 15, 18, 26, 28. La zona A va da 1 a 10, B da 11 a 20, C da 21 a 30.
paris-clause-13-9 = Tessere di fine partita: 5, 4, 3 PV; 6, 5, 4 franchi; due volte una risorsa a scelta; due volte un prestigio a scelta; 3 franchi e 2 PV; 2 franchi e 3 PV.
paris-clause-13-10 = Tessere PV: 20/10/5, 18/9/4, 16/8/4, 14/7/3, 12/6/3, 10/5/2.
paris-clause-13-11 = I monumenti costano, oltre ai franchi, e accettano come prestigio (B bronzo, A argento, O oro): Giardini del Lussemburgo 1 marmo, BBB; Tuileries 1 oro, BBA; Grand Palais 2 marmo, BAA; Sacré-Cœur 1 marmo e 1 oro, BAO; Opéra Garnier 2 oro, AAA; Notre-Dame 2 marmo e 1 oro, AAO; Louvre 1 marmo e 2 oro, AOO; Torre Eiffel 3 oro, OOO.
