# Bestia: the table, the hand, the sums and the house rules in force.
bestia-title = ### Bestia · deal { $deal }
bestia-title-trick = ### Bestia · deal { $deal } · trick { $trick } of { $tricks }
bestia-turn = deal { $deal }
bestia-turn-trick = deal { $deal }, trick { $trick }
bestia-facts = Trumps **{ $trump }** · { $whose ->
    [turn_up] turn-up { $card }
   *[dealer_card] { $who }’s { $card }
}
bestia-called = { $call ->
    [juego] ✅ { $who } plays
   *[other] ▫️ { $who } passes
}
bestia-stock = { $cards ->
    [one] One card left to change
   *[other] { $cards } cards left to change
}
bestia-reminder = -# Follow and go higher; else trump and go over; else { $undertrump ->
    [yes] undertrump
   *[no] any card
}
bestia-plate = Plate **{ $chips }** · { $each ->
    [one] 1 chip a trick
   *[other] { $each } chips a trick
}
bestia-penalty = No trick: bestia, **{ $chips }** to the plate
bestia-warning = -# Without a trick you are bestia and pay { $chips }
bestia-you-passed = You passed: watch until the next deal.
bestia-why-call = The plate holds **{ $plate }**. If you play you need **1 trick**, or you are bestia (you pay { $chips }).
bestia-why-cannot-cover = You do not have the chips for a bestia ({ $chips }): you can only pass.
bestia-exchange-how = { $high ->
    [0] No cards are left to change: you play with yours.
    [one] Choose one, or none, and confirm. { $stock ->
        [one] One card is left.
       *[other] { $stock } cards are left.
    }
   *[other] Choose up to { $high } and confirm. { $stock } cards are left.
}
bestia-clock-draw = -# Without an answer you keep your cards { $when }.
bestia-duty-cannot-overtrump = You have no { $led } and **cannot go over: free**, any card will do.
bestia-duty-must-lead-trump-ace = You lead and hold the ace of trumps: **you have to lead it**.
bestia-result-title = ## Deal { $deal } · result
bestia-result-played = ✅ { $who } · { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} · **+{ $won }**
bestia-result-bestia = ❌ { $who } · no trick: bestia · **−{ $paid }**
bestia-result-alone = 🏆 { $who } takes the plate · **+{ $won }**
bestia-result-split = 🏆 { $who } · half the plate · **+{ $won }**
bestia-sum-bestias = { $number ->
    [one] 1 bestia of { $each }
   *[other] { $number } bestias of { $each }
}
bestia-sum-played = Plate { $plate } − { $out } for the tricks{ $some ->
    [yes] {""} + { $bestias }
   *[no] {""}
} = **{ $left }**
bestia-sum-all-passed = Void deal: everybody passed and the plate stays at **{ $chips }**.
bestia-sum-alone = Nobody else plays: the plate ({ $chips }) goes to the one player, without tricks.
bestia-sum-split = Two play: the plate ({ $chips }) is split without tricks.
bestia-next-plate = Next plate: { $left } + { $seats } × { $ante } = **{ $plate }**
bestia-plate-shared = -# Nobody could pay for that bestia: the plate (**{ $chips }**) is shared out at the table.
bestia-ante-too-small = With { $seats } seats, an ante of { $ante } does not pay for the five tricks: make it **{ $least }** at least, or seat { $enough }, people and bots together.
bestia-form-ante = Ante
bestia-form-ante-about = Chips each seat puts in before every deal
bestia-form-cap = Limit of the bestia
bestia-form-cap-about = The most that a bestia pays
bestia-form-cap-hint = empty: no limit, as much as the plate
bestia-form-exchange = Changing cards
bestia-form-exchange-about = How many cards may be changed (0 to 5)
bestia-form-exchange-wrong = For changing cards, write a number from { $low } to { $high }.
bestia-form-house = House rules
bestia-form-undertrump = Undertrumping is a duty
bestia-form-fifth = Each trick is worth a fifth of the plate
bestia-form-split = Several bestias share one payment
bestia-form-two = If two play, they split the plate
bestia-form-ace = A leader with the ace of trumps leads it
bestia-form-turnup = Trumps are marked by a card of its own
bestia-price = Ante **{ $ante }** each seat · { $pay ->
    [fifth] **a fifth** a trick
   *[chip] **1** a trick
} · bestia { $cap ->
    [0] **the plate**
   *[other] the plate, up to **{ $cap }**
}
bestia-rules-summary =
    1. Each seat puts { $ante } in and gets 5 cards; { $trump_from ->
        [turn_up] the turn-up marks **trumps**
       *[dealer_card] the dealer's last card marks **trumps**
    }. You say **I play** or **pass**.
    2. If only one seat plays, it takes the plate. Otherwise, five tricks.
    3. Duties: follow and go higher → else trump and go over → else { $must_undertrump ->
        [yes] undertrump
       *[no] any card
    }.
    4. Each trick earns { $trick_pay ->
        [fifth] a fifth of the plate
       *[chip] 1 chip
    }; without one you are **bestia**: you pay the plate{ $penalty_cap ->
        [0] {""}
       *[other] , up to { $penalty_cap }
    }.
bestia-rules-order =
    From the highest down, in all four suits: **ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    With three seats { $pack_base } cards are in play; each further seat adds { $pack_step }, up to 52: the lowest stay out.
    Any trump beats any card of another suit. Cards have no points: only tricks count.
bestia-rules-calls =
    The seat on the dealer's right calls first, the dealer last. **Pass**: you lay your cards down and watch. **I play**: you promise one trick at least.
    If everybody passes the deal is void: the plate stays, all seats put in again and the next one deals.
    If only one seat plays, it takes the whole plate without play. { $two_split ->
        [yes] If two play, they split the plate without play; an odd chip stays.
       *[no] With two or more, the tricks are played.
    }
    To play you need the chips for a bestia.
    { $trump_from ->
        [turn_up] Trumps are marked by a card that nobody holds.
       *[dealer_card] The card that marks trumps is the dealer's: everybody sees it and it is played like the others.
    }
bestia-rules-exchange =
    { $exchange ->
        [0] No cards are changed at this table: you play with the five you get.
        [one] After the calls, who plays may change **one card**, in turn from the dealer's right, while there are any.
       *[other] After the calls, who plays may change **up to { $exchange } cards**, in turn from the dealer's right, while there are any.
    }
bestia-rules-tricks =
    {""}**Follow** the suit led if you can, and **go higher** if you can{ $must_beat_ruffed ->
        [yes] , even when the trick is trumped already
       *[no] {""} (not when the trick is trumped already)
    }.
    {""}**Trump** if you cannot follow, and **go over** the trump that lies.
    { $must_undertrump ->
        [yes] **Undertrump**: if you cannot go over, a trump all the same.
       *[no] If you cannot go over: **free**, any card will do.
    }
    The highest trump wins or, without trumps, the highest of the suit led. The winner leads. The first lead is that of the player nearest to the dealer's right. { $ace_trump_leads ->
        [yes] A leader who holds the ace of trumps leads it.
       *[no] {""}
    }
bestia-rules-pay =
    { $price }.
    All seats put the ante in before every deal. { $trick_pay ->
        [fifth] Each trick earns a fifth of the plate; what is left stays.
       *[chip] Each trick earns a chip of the plate; the rest stays for the next deal.
    }
    Who played and took none is **bestia** and pays { $penalty_base ->
        [after] what is left of the plate once the tricks are paid
       *[before] what the plate held before the tricks were paid
    }{ $penalty_cap ->
        [0] {""}
       *[other] , { $penalty_cap } at most
    }. { $several_bestias ->
        [split] Several share one payment.
       *[each] If there are several, each pays it in full.
    } Who passed loses only the ante.
bestia-rule-pack_base = { $number } cards in play with three seats
bestia-rule-pack_step = Each further seat adds { $number } cards
bestia-rule-must_beat_ruffed = You have to go higher even when the trick is trumped
bestia-rule-must_undertrump = Undertrumping is a duty
bestia-rule-penalty_base-after = A bestia pays the plate that is left once the tricks are paid
bestia-rule-several_bestias-split = Several bestias share one payment
bestia-rule-trump_from-turn_up = Trumps are marked by a card that nobody holds
bestia-rule-exchange = { $number ->
    [one] After the calls one card may be changed
   *[other] After the calls up to { $number } cards may be changed
}
bestia-rule-two_split = If two play, they split the plate without play
bestia-rule-ace_trump_leads = A leader with the ace of trumps leads it
refused-bestia-no-such-call = In bestia there is only **I play** or **pass**.
refused-bestia-cannot-cover = You do not have the chips to pay a bestia{ $amount ->
    [0] {""}
   *[other] {""} ({ $amount })
}: you can pass.
refused-must-exchange = It is time to change cards, or none. **My hand** lets you choose.
refused-discard-at-most = { $most ->
    [0] No cards are left to change: you keep yours.
    [one] You can change only one card.
   *[other] You can change at most { $most } cards.
}
refused-must-lead-trump-ace = You lead and hold the ace of trumps: at this table you have to lead it.
