# What the trick games share: the trick, the hand, the duties, the cards thrown.
dealer = { $who } deals
trick-counts = Tricks: { $counts }
now-calls = ➡️ **{ $who } decides**{ $until }
now-throws = ➡️ **{ $who } changes cards**{ $until }
now-plays = ➡️ **{ $who }: your turn**{ $until }
now-leads = ➡️ **{ $who }: you lead**{ $until }
later = ⏳ { $who }
threw = { $cards ->
    [0] ✅ { $who } stood pat
    [one] ✅ { $who } threw one card
   *[other] ✅ { $who } threw { $cards } cards
}
passed = ▫️ Passed: { $who }
trick-card = { $place }. { $who } — { $card }
trick-winning = **winning so far**
trick-takes = **takes the trick**
trick-last = -# Last trick: { $who } with { $card }
is-trump = trump
is-trump-option = Trump
throw-title = **Which cards do you change?**
throw-cards = { $fewer ->
    [0] { $cards ->
        [one] Change one card
       *[other] Change { $cards } cards
    }
   *[other] { $cards ->
        [one] Throw one card
       *[other] Throw { $cards } cards
    }
}
throw-select = Cards to throw ({ $low } to { $high })
throw-served = Stand pat (0)
throw-done = { $cards ->
    [0] stood pat
    [one] one card thrown
   *[other] { $cards } cards thrown
}
trick-lying = On the table: { $cards }
duty-lead = You lead: any card will do.
duty-must-follow = The lead is { $led }: **you have to follow**.
duty-must-trump = You have no { $led }: **you have to trump** with { $trump }.
duty-must-overtrump = You have no { $led } and a trump lies: **you have to go over it**.
duty-must-undertrump = You have no { $led } and cannot go over: **you have to undertrump**.
duty-cannot-overtrump = You have no { $led } and cannot go over: any card will do.
duty-free = You have neither { $led } nor { $trump }: any card will do.
duty-void = You have no { $led }: any card will do.
clock-calls = -# Without an answer you pass { $when }.
clock-play = -# Without an answer your lowest legal card is played { $when }.
log-title = ### Tricks of deal { $deal }
log-trick = **{ $number }.** { $cards } → **{ $who }**
log-empty = There are no tricks in this deal yet.
hand = ### Your hand · { $trump ->
    [none] no trumps
   *[other] trumps { $trump }
}
hand-turn = ### Your turn · { $trump ->
    [none] no trumps
   *[other] trumps { $trump }
}
hand-rest = -# Not playable now: { $cards }
duty-must-beat = The lead is { $led } and you can **go higher: you have to**.
bid-tricks = { $tricks ->
    [0] None
    [one] 1 trick
   *[other] { $tricks } tricks
}
refused-must-play = A card is due now. **My hand** shows those that will do.
refused-must-call = It is time to say **I play** or **pass**.
