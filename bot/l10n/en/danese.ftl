# Dane-se: the table, the bids, the score and the house rules in force.
danese-hand-name = { $extra ->
    [yes] extra hand
   *[no] hand { $number } of { $of }
}
danese-title = ### Dane-se · { $hand }
danese-facts-trick = Trick **{ $trick }** of { $tricks } · { $trump ->
    [none] **no trumps**
   *[other] trumps **{ $trump }**
}
danese-turn-trick = { $hand }, trick { $trick }
danese-facts = Trumps **{ $trump }** · { $held ->
    [yes] { $who }’s { $card }
   *[no] turn-up { $card }
}
danese-facts-none = **No trumps**: the highest of the suit led wins
danese-bid = ✅ { $who }: { $bid ->
    [0] **none**
   *[other] **{ $bid }**
}
danese-bid-hidden = ✅ { $who } has bid
danese-now-bids = ➡️ **{ $who } bids**{ $until }
danese-sum = -# Sum { $sum } of { $tricks }
danese-sum-hidden = -# The bids are shown once everybody has bid.
danese-cards = { $cards ->
    [one] 1 card each seat
   *[other] { $cards } cards each seat
}
danese-scores = -# Points: { $scores }
danese-tricks = Tricks (won/bid): { $taken }
danese-taken = { $who } **{ $won }**/{ $bid }
danese-own-bid = You bid **{ $bid }**{ $playing ->
    [yes] {""} and have **{ $won }**
   *[no] {""}
}.
danese-bid-ask = **How many tricks will you take?**
danese-bid-barred = The last bid may not make the sum fit: **{ $bid }** is barred.
danese-bid-select = From none to { $most }
danese-clock-bid = -# Without an answer your bid is the least { $when }.
danese-duty-must-follow = You hold { $led }: **you have to follow suit**.
danese-duty-free = You have no { $led }: any card will do.
danese-log-title = ### Tricks of the hand
danese-result-title = { $extra ->
    [yes] ## Extra hand · score
   *[no] ## Hand { $number } of { $of } · score
}
danese-column-bid = bid
danese-column-won = won
danese-column-points = pts
danese-column-total = total
danese-label-certo = ✅ Certo (exact): { $who }
danese-label-acima = ⬆️ Acima (over): { $who }
danese-label-abaixo = ⬇️ Abaixo (under): { $who }
danese-ahead = { $number ->
    [one] Ahead: { $who }, with **{ $points }**
   *[other] Level ahead: { $who }, with **{ $points }**
}
danese-hands-left = { $hands ->
    [one] -# 1 hand to go
   *[other] -# { $hands } hands to go
}
danese-extra-next = -# A tie: an extra hand follows, until somebody is ahead
danese-won = { $number ->
    [one] 🏆 **{ $who } wins the game** with { $points } points
   *[other] 🏆 **{ $who } share the game** with { $points } points
}
danese-stakes = Stake: { $seats } × { $stake } = **{ $total }**{ $number ->
    [one] , to the winner
   *[other] , { $each } to each winner{ $rest ->
        [0] {""}
       *[other] {""} (and { $rest } over, a chip at a time)
    }
}
danese-price = { $stake ->
    [0] For points, without a stake
   *[other] Stake **{ $stake }** each seat and game: the winner takes it
}
danese-form-stake = Stake
danese-form-stake-about = Chips each seat puts in for a game (0: no stake)
danese-form-cards = Cards of the largest hand
danese-form-cards-about = 1 to 17; never more than the pack allows (7: a short game)
danese-form-cards-wrong = For the cards, write a number from { $low } to { $high }.
danese-form-schedule = Hands
danese-form-schedule-ascending = Going up: 1, 2, 3…
danese-form-schedule-escalera = Escalera: up and down
danese-form-schedule-escalera_repeat = Escalera, the largest twice
danese-form-schedule-descending = Going down: from the largest to 1
danese-form-house = House rules
danese-form-left = The seat to the dealer's left bids first
danese-form-hook = The last bid may not make the sum fit
danese-form-five = A fulfilled none scores 5
danese-form-tricks = A miss scores 1 point a trick
danese-form-extra = A tie at the end: extra hands
danese-form-together = Everybody bids at once
danese-form-hook-together = Where everybody bids at once there is no last bid: choose one of the two rules.
danese-rules-summary =
    1. Each hand has { $schedule ->
        [descending] one card less, down to 1
        [ascending] one card more (1, 2, 3…)
       *[other] one card more, and then one less
    }. The card turned up marks **trumps**.
    2. { $simultaneous_bids ->
        [yes] Everybody says at once
       *[no] Each seat says in turn
    } how many tricks it will take.
    3. Duty: follow suit; without the suit, any card will do.
    4. **Certo** (neither over nor under): 10 points and your tricks. Most points win.
    -# Another game goes by the name of Dane-se too (Fodinha, with 40 cards, manilhas and lives): this is not it.
danese-rules-order =
    From the highest down, in all four suits: **ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    All 52 cards are used. Any trump beats any card of another suit.
danese-rules-hands =
    { $schedule ->
        [descending] The hands go down from the largest to 1 card.
        [escalera] **Escalera**: the hands go up from 1 card to the largest, and down to 1 again.
        [escalera_repeat] **Escalera**: the hands go up from 1 card to the largest, which is played twice, and down to 1 again.
       *[ascending] The hands go up from 1 card to the largest.
    } The largest has { $max_cards } cards, or as many as the pack allows (4 seats, 13; 5, 10; 6, 8; 7, 7).
    The next seat to the left deals each hand. { $top_no_trump ->
        [always] The largest hand is played **without trumps**.
        [never] Where no card is left to turn up, the dealer's last card marks trumps.
       *[exhausted] Where no card is left to turn up, the hand is played **without trumps**.
    }
danese-rules-bids =
    Each seat looks at its cards and says how many tricks it will take, from none to all{ $simultaneous_bids ->
        [yes] . All bid at once, and the bids are shown together.
       *[no] , in turn. { $first_bidder ->
            [left] The seat to the dealer's left
           *[dealer] The dealer
        } begins.
    }
    { $hook ->
        [yes] The last bid may not make the sum equal the tricks.
       *[no] The sum need not fit the tricks: it may be more or less.
    }
danese-rules-tricks =
    The seat to the dealer's left leads; afterwards the winner of each trick.
    You have to **follow suit**. Without the suit any card will do: a trump or a discard, there is no duty.
    The highest trump wins or, without trumps, the highest of the suit led.
danese-rules-score =
    {""}**Certo** (just as bid): 10 points and 1 for each trick; a fulfilled none scores { $zero_points }.
    {""}**Acima** (over) or **Abaixo** (under): { $miss ->
        [tricks] 1 point for each trick taken
        [minus_bid] loses as many points as it bid
        [minus_diff] loses 1 point for each trick of difference
       *[zero] 0 points
    }.
    Most points after the last hand win. { $tiebreak ->
        [extra_hand] Where there is a tie, extra hands are played until somebody is ahead.
       *[shared] Equal ones share the game.
    } If there is a stake, each seat puts it in before the game and the winners share it.
danese-rule-max_cards = { $number ->
    [one] The largest hand has 1 card
   *[other] The largest hand has { $number } cards
}
danese-rule-schedule-escalera = Escalera: the hands go up and down
danese-rule-schedule-escalera_repeat = Escalera, with the largest hand twice
danese-rule-schedule-descending = The hands go down from the largest to 1
danese-rule-first_bidder-left = The seat to the dealer's left bids first
danese-rule-hook = The last bid may not make the sum fit
danese-rule-top_no_trump-always = The largest hand is without trumps
danese-rule-top_no_trump-never = With no card to turn up, the dealer's last card marks trumps
danese-rule-zero_points = A fulfilled none scores { $number }
danese-rule-miss-tricks = A miss scores 1 point a trick
danese-rule-miss-minus_bid = A miss loses as many points as were bid
danese-rule-miss-minus_diff = A miss loses 1 point for each trick of difference
danese-rule-tiebreak-extra_hand = A tie at the end: extra hands until somebody wins
danese-rule-simultaneous_bids = Everybody bids at once
refused-already-bid = You have bid in this hand already: the others are still to bid.
refused-must-bid = It is time to say how many tricks you will take. **My hand** shows the options.
refused-bid-too-high = This hand has { $most ->
    [one] 1 trick
   *[other] { $most } tricks
}: bid from none to { $most }.
refused-hook = The last bid may not make the sum fit: **{ $tricks }** is barred, any other will do.
danese-button-next = Next hand
danese-result-next = -# The next hand begins { $when }
refused-danese-deal-over = The hand is over. The next one begins with **Next hand**.
danese-waiting-dealt-out = You are dealt in from the next game on.
danese-note-sat = { $who } sits down and is dealt in from the next game on.
danese-note-given-up = { $who } leaves: a bot finishes the game for that seat.
danese-leave-how = A bot finishes the game for you. The stake that is in stays in; afterwards you take what is left of your { $chips } chips.
danese-leave-after = A bot finishes this game for you; then your chips come back with you.
