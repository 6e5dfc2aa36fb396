# What the two games of mus share. The calls stay Spanish, as they are said at the table, with their meaning beside them.
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
say-mus = Mus (swap cards)
say-no-hay-mus = No hay mus (play)
say-quiero = Quiero (accept)
say-no-quiero = No quiero (refuse)
say-ordago = ¡Órdago! (all)
bet-label = Envido { $stones } (bet)
raise-label = { $stones } más (raise)
button-bet = Envido…
button-raise = Raise…
amount-select = Other amounts
bet-form-title = Envido (bet)
bet-form-amount = How many stones do you bet?
raise-form-title = Raise
raise-form-amount = How many stones more?
amount-form-about = From { $low } to { $high }
refused-bad-amount = That cannot be said: write a number from { $least } to { $most }. Nothing has changed.
sure-title = ### Órdago, are you sure?
button-not-sure = No, go back
worth-grande = Grande (high): { $cards }
worth-chica = Chica (low): { $cards }
worth-pares = Pares (pairs): { $pares ->
    [par] par, a pair ({ $cards })
    [medias] medias, three ({ $cards })
    [duples] duples, two pairs ({ $cards })
   *[no] no
}
worth-juego = Juego (31 or more): { $juego ->
    [real] **la real** (31)
    [best] **31**, the best
    [yes] { $points }
   *[no] no · punto { $points }
}
throw-nothing = Choose cards
stones = { $number ->
    [one] 1 stone
   *[other] { $number } stones
}
score-words = { $parts ->
    [both] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    } and { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
    [amarracos] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    }
   *[stones] { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    }
} — **{ $total }**
mus-where-mus = Mus
mus-where-discard = Discards
mus-turn = deal { $deal }, { $where }
mus-later = { $lances } —
mus-lance = {""}**{ $lance }**: { $said }
mus-holders = -# { $lance } yes: { $who }
mus-begins = open
mus-passed = { $who } passes
mus-bet-ordago = { $who }: ¡órdago!
mus-now-speaks = ➡️ **{ $who } to speak**{ $until }
mus-now-answers = ➡️ **{ $who } to answer**{ $until }
mus-hand = ### Your hand · { $where }
mus-hand-turn = ### { $where } · your turn
mus-clock-discard = -# Without an answer you throw a middling card { $when }.
mus-clock-open = -# Without an answer you pass { $when }.
mus-clock-answer = -# Without an answer it is no quiero { $when }.
mus-shown = {""}**{ $who }**: { $cards }
mus-log-title = ### Lances of deal { $deal }
button-pairs = Pairs
button-shuffle = Draw places
pair-free = free place
pair-line = {""}**Pair { $number }**: { $one } · { $other }
pair-option = { $place }. { $who }
pairs-title = ### Pairs
pairs-how = You play with whoever sits opposite: place 1 with 3, place 2 with 4.
pairs-select = Change my place with…
sign-label = 🤫 { $sign }
sign-duples = Duples
sign-duples-seen = raises the eyebrows, **duples**
sign-medias = Medias
sign-medias-seen = twists the mouth to one side, **medias**
sign-la-real = La real
sign-la-real-seen = makes the sign of **la real**
sign-thirty-one = La una (31)
sign-thirty-one-seen = winks, **31**
sign-two-kings = Two kings
sign-two-kings-seen = bites the lip, **two kings**
sign-two-aces = Two aces
sign-two-aces-seen = shows the tip of the tongue, **two aces**
sign-thirty = Punto 30
sign-thirty-seen = lifts both shoulders, **punto 30**
sign-twenty-nine = Punto 29
sign-twenty-nine-seen = lifts one shoulder, **punto 29**
sign-pares = Pares
sign-pares-seen = turns the head, **pares**
sign-juego = Juego
sign-juego-seen = purses the lips, **juego**
sign-blind = Nothing
sign-blind-seen = closes the eyes, **holds nothing**
sign-heard = 🤫 Your partner, { $who }: { $signs }.
sign-made = -# Sign made to your partner: { $signs }
refused-no-such-sign = That sign is not true of the hand you hold now, or no signs are made in this deal.
refused-seats-fixed = The pairs are settled until the match is over.
refused-card-twice = You have named the same card twice.
refused-bet-too-low = The lowest bet is { $least ->
    [one] one stone
   *[other] { $least } stones
}.
refused-bet-too-high = At most { $most } can be bet now. For more there is the órdago.
refused-raise-too-low = The lowest raise is { $least ->
    [one] one stone
   *[other] { $least } stones
}.
refused-raise-too-high = The raise can be { $most } at most now. For more there is the órdago.
refused-ordago-stands = An órdago stands: the only answers are **quiero** and **no quiero**.
refused-must-answer = A bet stands: answer **quiero**, **no quiero**, or raise.
refused-nothing-to-answer = There is no bet yet: say **paso**, **envido** or **órdago**.
refused-must-discard = Now cards have to be thrown. **My hand** lets you choose.
refused-mus-must-discard-at-least = At least one card has to be thrown.
refused-mus-discard-at-most = Four cards at most can be thrown.
refused-mus-first = Now the only calls are **mus** and **no hay mus**.
refused-mus-is-over = The mus has been cut: the lances are being played.
refused-mus_individual-must-discard-at-least = One of the five cards has to be thrown.
refused-mus_individual-discard-at-most = One card is thrown, no more.
refused-mus_individual-cannot-cover = You have too few stones to match: you can only say **no quiero**.
refused-owes-nothing = You have matched already: say **paso** or raise.
refused-no-raise-while-answering = In the first round the only answers are **quiero** and **no quiero**; raises come after it.
refused-no-stones-left = You have no free stones for an órdago.
refused-nothing-to-raise = No raise is possible any more: somebody has put in everything.
