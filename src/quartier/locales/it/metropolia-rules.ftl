# Metropolia: le regole, punto per punto.

metropolia-chapter-1 = Componenti e preparazione
metropolia-clause-1-1 = Da due a quattro giocatori costruiscono ciascuno la propria città.
metropolia-clause-1-2 = La riserva ha cinque tipi di carte verdi, cinque di blu e due di rosse con 6 copie ciascuno, e tre tipi di carte viola con 4 copie ciascuno: 84 carte, qualunque sia il numero dei giocatori.
metropolia-clause-1-3 = Ogni attività ha da uno a tre numeri, un costo, un colore e un simbolo, come indicato sulla carta.
metropolia-clause-1-4 = Ogni città comincia con un campo di grano e un panificio. Sono carte iniziali, non carte della riserva. Le carte iniziali e i monumenti dei giocatori assenti restano nella scatola.
metropolia-clause-1-5 = Ogni giocatore ha quattro monumenti in costruzione: stazione centrale (4 monete), centro commerciale (10), parco giochi (16) e torre radio (22).
metropolia-clause-1-6 = Ogni giocatore comincia con 3 monete.
metropolia-clause-1-7 = Nel gioco base tutte le pile della riserva sono scoperte fin dall’inizio.
metropolia-clause-1-8 = Il primo giocatore si sorteggia. Come opzione comincia il posto 1. Secondo il regolamento comincia chi è stato per ultimo in un cantiere, o il più giovane.

metropolia-chapter-2 = Il turno
metropolia-clause-2-1 = Un turno ha tre fasi: si tirano i dadi, si incassa e si paga quanto dicono le carte, si costruisce.
metropolia-clause-2-2 = Si tira un dado. Con la stazione centrale si sceglie prima di ogni tiro se tirare uno o due dadi.
metropolia-clause-2-3 = Con due dadi conta solo la somma, non i singoli dadi.
metropolia-clause-2-4 = Agiscono tutte le carte con il numero uscito, in ogni città in cui il loro colore lo consente. Si incassa sempre, senza chiedere.
metropolia-clause-2-5 = Poi il turno passa al giocatore a sinistra, in senso orario.
metropolia-clause-2-6 = Con la torre radio si può ritirare una volta per turno. Si tirano tutti i dadi, se ne sceglie di nuovo il numero e vale il secondo tiro.
metropolia-clause-2-7 = Una scelta con un solo esito non viene chiesta: avviene da sé.

metropolia-chapter-3 = Incassi
metropolia-clause-3-1 = Una carta verde dà monete dalla banca nel turno del suo proprietario.
metropolia-clause-3-2 = Una carta blu dà monete dalla banca nel turno di chiunque.
metropolia-clause-3-3 = Una carta viola prende monete da tutti gli altri giocatori nel turno del suo proprietario. Se la carta dice altro, vale la carta.
metropolia-clause-3-4 = Una carta rossa prende monete da chi ha tirato, mai dalla banca, e mai nel turno del suo proprietario.
metropolia-clause-3-5 = Ogni copia di una carta agisce.
metropolia-clause-3-6 = Con il centro commerciale ogni propria carta con la tazza o il pane rende 1 moneta in più. Conta il centro commerciale di chi possiede la carta, mai quello di chi paga.
metropolia-clause-3-7 = Un caseificio dà 3 monete per ogni fattoria, un mobilificio 3 per ogni foresta e miniera, un mercato ortofrutticolo 2 per ogni carta con la spiga, sempre nella stessa città. Il centro commerciale non vi aggiunge nulla.
metropolia-clause-3-8 = Lo stadio prende 2 monete da ogni avversario.
metropolia-clause-3-9 = L’emittente televisiva prende 5 monete da un avversario a scelta.
metropolia-clause-3-10 = Il centro affari scambia una propria attività con una di un avversario. Nessuna delle due può essere viola; i monumenti e il municipio non si scambiano mai; le carte iniziali sì. È permesso scambiare due carte con lo stesso nome.
metropolia-clause-3-11 = Allo scambio si può rinunciare. Come opzione è obbligatorio, se c’è qualcosa da scambiare.
metropolia-clause-3-12 = Più carte viola con lo stesso numero agiscono tutte: lo stadio, poi l’emittente televisiva, poi il centro affari.
metropolia-clause-3-13 = Non c’è limite al denaro di un giocatore. Tutto il denaro è visibile e alla banca non manca mai.
metropolia-clause-3-14 = Le altre attività danno un numero fisso di monete: campo di grano, fattoria, panificio e foresta 1, minimarket e meleto 3, miniera 5. Un caffè prende 1 moneta, un ristorante 2.

metropolia-chapter-4 = Pagamenti tra giocatori
metropolia-clause-4-1 = Chi nello stesso turno deve pagare e incassare, prima paga e poi incassa. Con Plus viene prima l’ordine dei colori.
metropolia-clause-4-2 = Chi ha troppo poco paga quello che ha; il resto è condonato. Non esistono debiti.
metropolia-clause-4-3 = Più pagamenti si fanno in senso antiorario, ciascuno per intero prima del successivo. Vale anche per le carte viola.

metropolia-chapter-5 = Costruire
metropolia-clause-5-1 = Alla fine del proprio turno si può costruire un’attività o un monumento, pagandone il costo alla banca, oppure non costruire nulla.
metropolia-clause-5-2 = Nessuna città può avere due carte viola uguali. Tutte le altre possono ripetersi.
metropolia-clause-5-3 = Una carta esaurita non si può costruire.
metropolia-clause-5-4 = I monumenti si costruiscono in qualsiasi ordine, ciascuno una volta. Un monumento funziona dal momento in cui è costruito.
metropolia-clause-5-5 = Con il parco giochi un doppio dà, dopo questo, un altro turno intero, con la propria scelta dei dadi, il secondo tiro, la costruzione e l’aeroporto. Un doppio in quel turno ne dà ancora un altro.
metropolia-clause-5-6 = Il doppio lo fanno i due dadi del tiro definitivo. Il 2 del porto e il tiro per le tonniere non contano, e un dado solo non è mai un doppio.
metropolia-clause-5-7 = Un parco giochi costruito nel turno del doppio non dà un turno in più: quando si sono tirati i dadi non c’era ancora.

metropolia-chapter-6 = Fine della partita
metropolia-clause-6-1 = Chi per primo ha costruito tutti i monumenti, quattro nel gioco base, ha vinto subito. In quel turno non succede altro.
metropolia-clause-6-2 = Gli altri si classificano per monumenti costruiti, poi per monete; a parità condividono il posto.

metropolia-chapter-7 = Plus: componenti e preparazione
metropolia-clause-7-1 = Plus aggiunge due tipi di carte verdi, tre di blu e tre di rosse con 6 copie ciascuno, e due tipi di carte viola con 4 copie ciascuno: 56 carte.
metropolia-clause-7-2 = Con Plus ogni città comincia con un municipio. Non è un monumento, non conta per la vittoria e non si può scambiare.
metropolia-clause-7-3 = Ogni giocatore ha altri due monumenti in costruzione: porto (2 monete) e aeroporto (30).
metropolia-clause-7-4 = Tutte le carte della riserva si mescolano in un mazzo. Si scoprono una alla volta finché sono visibili 10 nomi diversi.
metropolia-clause-7-5 = Appena i nomi visibili sono meno di 10, si scoprono carte finché tornano a essere 10.
metropolia-clause-7-6 = Una carta il cui nome è già visibile va sulla sua pila, e se ne scopre un’altra.
metropolia-clause-7-7 = Quando il mazzo è finito non si aggiungono più carte.
metropolia-clause-7-8 = Una pila viola che nessuno può più costruire resta e conta come uno dei nomi. Come opzione, queste carte escono dal gioco appena sono scoperte, e il mercato si riempie di nuovo.
metropolia-clause-7-9 = Il mercato 5-5-2 ha tre mazzi, ciascuno riempito per conto suo: cinque nomi con numero più basso fino a 6, cinque da 7 in su e due viola.
metropolia-clause-7-10 = Il mercato può avere tutte le pile, dieci pile o essere 5-5-2. Senza scelta il gioco base ha tutte le pile e Plus ne ha dieci.

metropolia-chapter-8 = Plus: le carte
metropolia-clause-8-1 = Con Plus per vincere servono sei monumenti.
metropolia-clause-8-2 = Prima agiscono le carte rosse, poi le verdi e le blu, per ultime le viola. L’ordine è lo stesso anche quando nessuna carta rossa agisce, perciò un avversario incassa dalle carte blu prima di pagare per una viola.
metropolia-clause-8-3 = Il municipio dà 1 moneta all’inizio di ogni proprio turno.
metropolia-clause-8-4 = Come opzione, il municipio dà 1 moneta solo a chi non ne ha nessuna subito prima di costruire, dopo tutti gli incassi e tutte le scelte.
metropolia-clause-8-5 = Con il porto, se i dadi segnano 10 o più si può aggiungere 2. Lo si decide dopo il secondo tiro.
metropolia-clause-8-6 = Il risultato cambiato vale per tutti i giocatori.
metropolia-clause-8-7 = Sushi bar, pescherecci e tonniere agiscono solo per un proprietario che ha il porto. Il centro commerciale non aggiunge nulla a un sushi bar senza porto.
metropolia-clause-8-8 = Con l’aeroporto chi non costruisce nulla prende 10 monete dalla banca alla fine del turno, anche in ogni turno in più. Il turno in cui si costruisce l’aeroporto è un turno con una costruzione.
metropolia-clause-8-9 = L’ufficio delle imposte prende metà del denaro, arrotondata per difetto, da ogni avversario con almeno 10 monete: su 21 monete se ne pagano 10 e ne restano 11.
metropolia-clause-8-10 = Un fioraio dà 1 moneta per ogni proprio campo di fiori, e 2 con il centro commerciale.
metropolia-clause-8-11 = Per le tonniere si tirano due dadi una volta sola, per tutte le barche di tutti i giocatori; ogni barca rende altrettante monete.
metropolia-clause-8-12 = Il tiro per le tonniere non si può cambiare e non attiva nulla. Si omette se nessun proprietario di una tonniera attivata ha il porto.
metropolia-clause-8-13 = La casa editrice prende da ogni avversario 1 moneta per ogni sua carta con la tazza o il pane.
metropolia-clause-8-14 = Un magazzino alimentare dà 2 monete per ogni carta con la tazza nella propria città.
metropolia-clause-8-15 = Un sushi bar costa 2 monete. Le stampe differiscono, perciò un’opzione lo porta a 1 o a 4.
metropolia-clause-8-16 = Un campo di fiori dà 1 moneta, un peschereccio 3. Un sushi bar prende 3 monete, una pizzeria o un’hamburgeria 1.

metropolia-chapter-9 = Opzioni
metropolia-clause-9-1 = L’edizione Metropolia è il regolamento. Nell’edizione internazionale il municipio aiuta solo chi non ha monete, e le pile viola morte vengono tolte. Le opzioni scelte a parte vengono prima dell’edizione.
metropolia-clause-9-2 = Si può giocare con Plus o senza.
metropolia-clause-9-3 = Senza Plus, le opzioni di carte che ha soltanto Plus sono rifiutate.
