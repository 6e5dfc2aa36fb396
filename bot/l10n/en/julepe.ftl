# Julepe: the table, the hand and the sums.
julepe-title = ### Julepe · deal { $deal }
julepe-title-trick = ### Julepe · deal { $deal } · trick { $trick } of { $tricks }
julepe-turn = deal { $deal }
julepe-turn-trick = deal { $deal }, trick { $trick }
julepe-facts = Trumps **{ $trump }** · { $danced ->
    [no] turn-up { $card }
   *[other] the turn-up, { $card }, is with { $danced }
}
julepe-plate = Plate **{ $chips }** · julepe **{ $penalty }**
julepe-plate-waits = Another { $chips } chips of the plate wait for the next deal.
julepe-dealer-alcalde = { $who } deals as alcalde: puts the ante in and sits this deal out
julepe-dealer-other = { $who } deals · alcalde, without cards: { $alcalde }
julepe-quota-raised = { $who } took the turn-up and needs **{ $tricks } tricks**.
julepe-called = { $call ->
    [juego] ✅ { $who } plays
    [baile] ✅ { $who } takes the turn-up and plays
   *[other] ▫️ { $who } passes
}
julepe-now-defends = ➡️ **{ $who } may defend**{ $until }
julepe-lone = Only { $who } plays. Who defends the stock?
julepe-refused = ▫️ { $who } does not defend
julepe-defender = 🛡️ { $who } defends the stock
julepe-stock = { $cards } cards left in the stock
julepe-you-alcalde = You are alcalde in this deal: you deal and hold no cards.
julepe-you-passed = You passed: watch until the next deal.
julepe-why-call = If you play you need **2 tricks**, or you are julepe (you pay { $chips }).
julepe-why-dance = You deal: you may take the turn-up (**{ $card }**) and play. You throw one card more than you get{ $tricks ->
    [3] {""} and need **3 tricks**
   *[other] {""}
}{ $double ->
    [yes] ; if you fail you pay double
   *[no] {""}
}.
julepe-why-cannot-cover = You do not have the chips for a julepe ({ $needed }): you can only pass.
julepe-why-must-play = { $who ->
    [ace] You hold the trump ace: at this table it binds you to play.
   *[dealer] Everybody has passed: at this table you have to play.
}
julepe-why-defend = { $who } plays alone for { $chips } chips. If you defend, you get cards of the stock and play against { $who }; you pay nothing if you lose.
julepe-draw-how = { $low ->
    [0] Choose up to { $high } and confirm
   *[other] Choose at least { $low } and confirm
}.{ $fewer ->
    [0] {""} { $stock } cards are left in the stock.
   *[other] {""} You end with five: you get { $fewer } fewer than you throw.
}
julepe-clock-defence = -# Without an answer you do not defend { $when }.
julepe-clock-draw = -# Without an answer you throw the least { $when }.
julepe-result-title = ## Deal { $deal } · result
julepe-result-winner = 🏆 { $who }{ $played ->
    [yes] {""} · { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
   *[no] {""}
} · **+{ $won }**
julepe-result-julep = ❌ { $who } · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}{ $quota ->
    [2] {""}
   *[other] {""} of { $quota }
} · julepe **−{ $paid }**
julepe-result-alcalde = ▫️ { $who } · alcalde
julepe-result-defended = 🛡️ { $who } defended the stock · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
julepe-result-carried = ▫️ { $who } played alone
julepe-sum-juleps = { $number ->
    [one] 1 julepe of { $each }
   *[other] { $number } julepes of { $each }
}
julepe-sum-juleps-uneven = { $total } in julepes
julepe-sum-played = { $winners ->
    [0] Nobody makes their tricks: plate { $plate } + { $juleps } = **{ $total }**.
    [1] Plate { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, for the winner.
   *[other] Plate { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, in equal parts.
}
julepe-sum-stays = **{ $chips }** stay on the plate for the next deal.
julepe-sum-all-passed = Everybody passed: { $again ->
    [yes] the cards are dealt again without a new ante. On the plate: **{ $chips }**.
   *[no] the plate (**{ $chips }**) waits for the next deal.
}
julepe-sum-undefended = Nobody defends the stock: { $chips } were at stake.
julepe-sum-baceta = { $outcome ->
    [lone] The stock is julepe: the lone player takes the plate ({ $chips }).
    [shared] Nobody is julepe: the plate ({ $chips }) is shared and the stock's part stays.
    [defender] The stock wins: its defender takes the plate ({ $chips }) and the julepe.
   *[nobody] The stock wins: the julepe goes to the plate ({ $chips }).
}
julepe-antes = -# Ante: { $antes }
julepe-form-stake = Ante
julepe-form-stake-about = Chips that the dealer puts in
julepe-form-penalty = Julepe
julepe-form-penalty-about = What is paid for fewer than 2 tricks
julepe-form-penalty-hint = empty: as the ante
julepe-form-house = House rules
julepe-form-baile = Dance: the dealer may take the turn-up
julepe-form-double = Double dance: pays double when failing
julepe-form-ace = The trump ace binds to play
julepe-form-undertrump = Undertrumping is compulsory
julepe-form-pot = The julepe is what lies on the plate
julepe-form-antes = Every seat puts the ante in
