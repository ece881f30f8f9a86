# Le ragioni di un suggerimento.

paris-hint-track = subito { $amount } PV
paris-hint-districts = { $amount } PV in più nei distretti, così come stanno
paris-hint-tiles = { $amount } PV in più dalle tue tessere bonus
paris-hint-francs =
    { $amount ->
        [one] { $amount } franco in più
       *[other] { $amount } franchi in più
    }
paris-hint-rival = { $amount } PV in meno per il rivale più forte
