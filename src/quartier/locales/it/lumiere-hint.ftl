# Le ragioni di un suggerimento.

lumiere-hint-points =
    { $amount ->
        [one] subito { $amount } punto
       *[other] subito { $amount } punti
    }
lumiere-hint-light = di cui per la luce: { $amount }
lumiere-hint-group = il tuo gruppo più grande cresce di { $amount }
lumiere-hint-places =
    { $amount ->
        [one] posti migliori per gli altri edifici: circa { $amount } punto
       *[other] posti migliori per gli altri edifici: circa { $amount } punti
    }
lumiere-hint-denial =
    { $amount ->
        [one] toglie posti al rivale: circa { $amount } punto
       *[other] toglie posti al rivale: circa { $amount } punti
    }
lumiere-hint-lit =
    { $amount ->
        [one] { $amount } tuo spazio in più accanto a un lampione
       *[other] { $amount } tuoi spazi in più accanto a un lampione
    }
lumiere-hint-ground =
    { $amount ->
        [one] { $amount } spazio in più su cui costruire
       *[other] { $amount } spazi in più su cui costruire
    }
lumiere-hint-hope =
    { $amount ->
        [one] luce in vista nel resto della città: circa { $amount } punto
       *[other] luce in vista nel resto della città: circa { $amount } punti
    }
