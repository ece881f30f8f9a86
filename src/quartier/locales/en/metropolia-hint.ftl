# Why a hint is given.

metropolia-hint-own-roll = { $amount } coins more from your own rolls, in the mean
metropolia-hint-rivals-rolls = { $amount } coins more a round from the others’ rolls, in the mean
metropolia-hint-left = { $amount } coins less to pay for the landmarks
