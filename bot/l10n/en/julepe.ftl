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
julepe-dealer = { $who } deals
julepe-dealer-alcalde = { $who } deals as alcalde: puts the ante in and sits this deal out
julepe-dealer-other = { $who } deals · alcalde, without cards: { $alcalde }
julepe-counts = Tricks: { $counts }
julepe-quota-raised = { $who } took the turn-up and needs **{ $tricks } tricks**.
julepe-called = { $call ->
    [juego] ✅ { $who } plays
    [baile] ✅ { $who } takes the turn-up and plays
   *[other] ▫️ { $who } passes
}
julepe-now-calls = ➡️ **{ $who } decides**{ $until }
julepe-now-defends = ➡️ **{ $who } may defend**{ $until }
julepe-now-draws = ➡️ **{ $who } changes cards**{ $until }
julepe-now-plays = ➡️ **{ $who }: your turn**{ $until }
julepe-now-leads = ➡️ **{ $who }: you lead**{ $until }
julepe-later = ⏳ { $who }
julepe-lone = Only { $who } plays. Who defends the stock?
julepe-refused = ▫️ { $who } does not defend
julepe-drew = { $cards ->
    [0] ✅ { $who } stood pat
    [one] ✅ { $who } threw one card
   *[other] ✅ { $who } threw { $cards } cards
}
julepe-passed = ▫️ Passed: { $who }
julepe-defender = 🛡️ { $who } defends the stock
julepe-stock = { $cards } cards left in the stock
julepe-card = { $place }. { $who } — { $card }
julepe-winning = **winning so far**
julepe-takes = **takes the trick**
julepe-last-trick = -# Trick before: { $who } with { $card }
julepe-hand = ### Your hand · trumps { $trump }
julepe-hand-turn = ### Your turn · trumps { $trump }
julepe-is-trump = trump
julepe-is-trump-option = Trump
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
julepe-draw-title = ### Which cards do you change?
julepe-draw-how = { $low ->
    [0] Choose up to { $high } and confirm
   *[other] Choose at least { $low } and confirm
}.{ $fewer ->
    [0] {""} { $stock } cards are left in the stock.
   *[other] {""} You end with five: you get { $fewer } fewer than you throw.
}
julepe-draw-throw = { $fewer ->
    [0] { $cards ->
        [one] Change one card
       *[other] Change { $cards } cards
    }
   *[other] { $cards ->
        [one] Throw one card
       *[other] Throw { $cards } cards
    }
}
julepe-draw-select = Cards to throw ({ $low } to { $high })
julepe-draw-served = Stand pat (0)
julepe-did-throw = { $cards ->
    [0] stood pat
    [one] one card thrown
   *[other] { $cards } cards thrown
}
julepe-lying = On the table: { $cards }
julepe-duty-lead = You lead: any card will do.
julepe-duty-must-follow = The lead is { $led }: **you have to follow**.
julepe-duty-must-beat = The lead is { $led } and you can **go higher: you have to**.
julepe-duty-must-trump = You have no { $led }: **you have to trump** with { $trump }.
julepe-duty-must-overtrump = You have no { $led } and a trump lies: **you have to go over it**.
julepe-duty-must-undertrump = You have no { $led } and cannot go over: **you have to undertrump**.
julepe-duty-cannot-overtrump = You have no { $led } and cannot go over: any card will do.
julepe-duty-free = You have neither { $led } nor { $trump }: any card will do.
julepe-clock-calls = -# Without an answer you pass { $when }.
julepe-clock-defence = -# Without an answer you do not defend { $when }.
julepe-clock-draw = -# Without an answer you throw the least { $when }.
julepe-clock-play = -# Without an answer your lowest legal card is played { $when }.
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
julepe-log-title = ### Tricks of deal { $deal }
julepe-log-trick = **{ $number }.** { $cards } → **{ $who }**
julepe-log-empty = There are no tricks in this deal yet.
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
