# Avversari del computer: i livelli, dal più debole, e le ragioni di un suggerimento.

bot-level-visitor = Turista
bot-level-visitor-help = È qui per la prima volta: simpatico, curioso, e pensa solo a questo turno.
bot-level-apprentice = Apprendista
bot-level-apprentice-help = Sa quanto valgono le cose, ma ogni tanto sbaglia.
bot-level-merchant = Mercante
bot-level-merchant-help = Sa fare i conti e si chiede che cosa farai dopo.
bot-level-architect = Architetto
bot-level-architect-help = Pianifica più turni in anticipo e perdona di rado un errore.
bot-level-prefect = Prefetto
bot-level-prefect-help = Si prende il suo tempo e gioca al meglio che sappiamo.
bot-level-random = Dado
bot-level-random-help = Una mossa lecita qualsiasi: un metro di paragone, non un avversario.
bot-level-greedy = Goloso
bot-level-greedy-help = Prende ciò che in questo momento sembra meglio: un metro di paragone per gli altri.
bot-level-uct = Sognatore
bot-level-uct-help = Gioca a mente migliaia di partite casuali: un metro di paragone per gli altri.

hint-chance = Probabilità di vittoria: { $percent } %
hint-only = È l’unica mossa possibile.
hint-close = Altre mosse sono quasi altrettanto buone.
hint-better =
    { $percent ->
        [one] Ogni altra mossa riduce la probabilità di vittoria di almeno { $percent } punto percentuale.
       *[other] Ogni altra mossa riduce la probabilità di vittoria di almeno { $percent } punti percentuali.
    }
hint-sensible = Nessun’altra mossa ha senso adesso.
hint-wins = Calcolato fino alla fine della partita: così si vince.
hint-draws = Calcolato fino alla fine della partita: è un pareggio.
hint-loses = Calcolato fino alla fine della partita: il rivale può vincere, ma così gli è più difficile.
hint-ahead =
    { $amount ->
        [one] Calcolato con { $amount } mossa di anticipo.
       *[other] Calcolato con { $amount } mosse di anticipo.
    }
