# Le ragioni di un suggerimento.

metropolia-hint-own-roll = in media { $amount } monete in più dai tuoi lanci
metropolia-hint-rivals-rolls = in media { $amount } monete in più a giro dai lanci degli altri
metropolia-hint-left = { $amount } monete in meno da pagare per i monumenti
