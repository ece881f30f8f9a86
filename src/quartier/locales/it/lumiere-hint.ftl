# Le ragioni di un suggerimento.

lumiere-hint-points = subito { $amount } punti
lumiere-hint-light = di cui per la luce: { $amount }
lumiere-hint-group = il tuo gruppo più grande cresce di { $amount }
lumiere-hint-places = posti migliori per gli altri edifici: circa { $amount } punti
lumiere-hint-denial = toglie posti al rivale: circa { $amount } punti
