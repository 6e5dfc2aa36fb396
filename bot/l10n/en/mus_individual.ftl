# Individual mus, to be rid of one's stones: the table, the hand and the count.
mus_individual-title = ### Individual Mus · deal { $deal } · { $where }
mus_individual-seat = { $state ->
    [out] ▫️ { $who }: out of the match
    [safe] ✅ { $who }: no stones, safe
   *[in] { $who }: { $free ->
        [one] **1** stone
       *[other] **{ $free }** stones
    }{ $staked ->
        [0] {""}
       *[other] {""} + { $staked } on deposit
    }{ $mano ->
        [yes] {""} · mano
       *[no] {""}
    }
}{ $defeats ->
    [0] {""}
    [one] {""} · 1 defeat
   *[other] {""} · { $defeats } defeats
}
mus_individual-facts = Plate: **{ $plate }** · the aim is to be rid of your stones
mus_individual-now-throws = ➡️ **{ $who } to throw a card**{ $until }
mus_individual-now-raises = ➡️ **{ $who } to decide**{ $until }
mus_individual-level = bet by { $who }, { $level } each ({ $pot } on deposit)
mus_individual-inside = in: { $who }
mus_individual-outside = out of the raises: { $who }
mus_individual-closed = { $how ->
    [paso] en paso
    [level] **{ $pot } on deposit** · { $inside }
    [won] refused · { $winner }
    [unopposed] uncontested · { $winner }
    [ordago] órdago · { $inside }
   *[void] nobody
}
mus_individual-you-safe = You hold no cards in this deal: watch until the next.
mus_individual-throw-how = {""}**Which card do you throw?** You keep four and get none.
mus_individual-why-open = -# Being rid of your stones wins: the best hand sheds them, the worst collects them.
mus_individual-why-owed = If you accept, you put **{ $stones }** on deposit.
mus_individual-why-ordago = If you accept, the worst hand among those in it takes **all the stones** of the others.
mus_individual-why-free = -# If you refuse, you pay nothing and raise no more in this lance.
mus_individual-why-refuse = If you refuse, **you take { $stones }** and leave this lance.
mus_individual-why-raise = You have matched: pass, or raise.
mus_individual-clock-raise = -# Without an answer you pass or refuse { $when }.
mus_individual-sure-ordago = The worst hand among those who accept takes **all the stones** of the others; these are safe.
mus_individual-button-log = Show lances
mus_individual-result-title = ## Deal { $deal } · result
mus_individual-count = {""}**{ $lance }**: { $pot ->
    [0] {""}
   *[other] { $back ->
        [yes] { $pot } on deposit go back, but for the best hand's ·{" "}
       *[no] { $worst } takes **{ $pot }** (worst hand) ·{" "}
    }
}{ $winner ->
    [no] nobody
   *[other] { $winner } { $premio ->
        [0] wins, no premium
       *[other] deposits **{ $premio }**
    }
}{ $how ->
    [unopposed] {""}, uncontested
    [won] {""}, { $deje ->
        [0] refused
       *[other] refused: deposited { $deje } at once
    }
   *[other] {""}
}
mus_individual-count-ordago = {""}**{ $lance }**: órdago between { $who }
mus_individual-stop = Only one seat has stones left: the count ends here.
mus_individual-left = Stones: { $stones }
mus_individual-lost = ❌ { $who } is left with { $stones } and **loses the game**.
mus_individual-defeats = Defeats (out with { $most }): { $defeats }
mus_individual-won = 🏆 { $who } **wins the match**{ $stake ->
    [0] .
   *[other] {""} and the pot: **{ $total }**.
}
mus_individual-form-stake = Stake
mus_individual-form-stake-about = Chips each seat puts in before the match; 0: no chips
mus_individual-form-stones = Stones
mus_individual-form-stones-about = What each seat has when a game begins (3 to 20)
mus_individual-form-stones-wrong = For the stones, write a number from { $low } to { $high }.
mus_individual-form-defeats = Defeats that put a seat out
mus_individual-form-defeats-1 = One
mus_individual-form-defeats-2 = Two
mus_individual-form-defeats-3 = Three
mus_individual-form-defeats-4 = Four
mus_individual-form-defeats-5 = Five
mus_individual-form-house = House rules
mus_individual-form-four = Four kings: 3 and 2 are what they are
mus_individual-form-returns = The best hand leaves its stake, others not
mus_individual-form-all = Who refuses takes the whole deposit
mus_individual-form-deje = A bet nobody accepts: 1 is deposited
mus_individual-form-premio = Premiums also where there was a bet
mus_individual-form-two = Bets from 2 on
mus_individual-form-real = La real is worth 5
mus_individual-form-juego33 = The 33 of 7, 6 and two tens is worth 4
mus_individual-price = {""}**{ $stones }** stones a seat · out with { $defeats ->
    [one] one defeat
   *[other] { $defeats } defeats
} · { $stake ->
    [0] no stake
   *[other] stake **{ $stake }** a seat
}
mus_individual-rule-resolution-winner_returns_stake = Matched stakes go back; the best hand leaves its own in the plate
mus_individual-rule-refuse_takes-all = Who refuses takes all that lies on deposit in the lance
mus_individual-rule-deje = A bet that nobody accepts: { $number ->
    [0] nothing is deposited
   *[other] { $number } is deposited
}
mus_individual-rule-premio_with_bet = No premium where there was a bet
mus_individual-rule-min_bet = Bets and raises from { $number } on
mus_individual-rule-kings = { $number } kings: 3 and 2 are what they are
mus_individual-rule-real-figure = La real (three sevens and a court card) is worth 5
mus_individual-rule-real-rey = La real (three sevens and a king) is worth 5
mus_individual-rule-juego33 = The 33 of 7, 6 and two tens is worth 4
mus_individual-rules-summary =
    1. Each seat begins with **{ $stones } stones** and wants to be **rid of them**. Five cards: each throws one, there is no mus.
    2. Lances: grande (high), chica (low), pares (pairs) and juego (31 or more; else punto), as in mus. The best hand deposits stones; the worst collects them.
    3. Bets: first they are accepted or not; then those who are in may raise. What is matched stays on deposit until the end.
    4. The last seat with stones loses the game; { $defeats ->
        [one] one defeat puts
       *[other] { $defeats } defeats put
    } it out of the match.
mus_individual-rules-order =
    From high to low: **king, knight, jack, 7, 6, 5, 4, 3, 2, ace**. { $kings ->
        [8] With eight kings: a **3 is a king** and a **2 is an ace**.
       *[other] With four kings: the 3 and the 2 are what they are.
    }
    Five cards go to every seat with stones; each throws one, unseen. There is no mus and no new card.
    In a tie the hand nearer to the mano is better; the worst is the one farther away.
mus_individual-rules-lances =
    {""}**Grande**: the highest card. **Chica**: the lowest. **Pares**: duples (two pairs) > medias (three alike) > par.
    {""}**Juego**: 31, 32, 40, 37, 36, 35, 34, 33. **Punto**: if nobody has juego, the highest total.
    What the best hand deposits: grande and chica 1 (only en paso), par 1, medias 2, duples 3, 31 is 3{ $real ->
        [off] {""}
        [rey] , la real (7-7-7 and a king) 5
       *[figure] , la real (7-7-7 and a court card) 5
    }{ $juego33 ->
        [yes] , the 33 of 7, 6 and two tens 4
       *[no] {""}
    }, other juego 2, punto 1. { $premio_with_bet ->
        [yes] Pares, juego and punto have their premium also after a bet.
       *[no] Where there was a bet there is no premium.
    }
mus_individual-rules-bets =
    {""}**Envido** from { $min_bet } to all your stones, or **órdago**. The others answer in order: **quiero** (you put as much on deposit) or **no quiero** (you pay nothing and raise no more in that lance).
    If nobody accepts: { $deje ->
        [0] your stake comes back.
       *[other] your stake comes back and you deposit 1.
    }
    {""}**Raises**: the other way round and the bettor last; if something is still to be matched, another round the other way. Nobody raises beyond what the poorest of them can match.
    Who refuses a raise takes { $refuse_takes ->
        [all] all that lies on deposit in that lance
       *[accepted] what they had accepted of each stake
    }; the others go on.
    {""}**Órdago** between some: they show their cards and the worst hand takes all the stones of the others, who are safe. In the last lance it is shown at the end.
mus_individual-rules-count =
    In the order of the lances, until only one seat has stones.
    { $resolution ->
        [winner_returns_stake] Matched stakes go back, but for the best hand's, which stays in the plate.
       *[worst_takes_pot] Matched stakes go to the **worst hand** of those in it.
    } Then the best hand deposits its premium. Whoever has no stones, neither free nor on deposit, is safe.
mus_individual-rules-match =
    The last seat with stones loses the game. The next begins with { $stones } stones each; { $defeats ->
        [one] one defeat puts
       *[other] { $defeats } defeats put
    } a seat out of the match, and the one left wins.
    { $stake ->
        [0] No chips are played for.
       *[other] Each seat puts in { $stake } chips before the match; the winner takes them.
    }
mus_individual-waiting-dealt-out = You are dealt in from the next match on.
mus_individual-note-sat = { $who } sits down and is dealt in from the next match on.
mus_individual-note-given-up = { $who } leaves: a bot finishes the match for that seat.
mus_individual-leave-how = A bot finishes the match for you. The stake that is in stays in; afterwards you take what is left of your { $chips } chips.
mus_individual-leave-after = A bot finishes this match for you; then your chips come back with you.
mus_individual-button-new-game = New match
mus_individual-result-next-game = -# The next match begins { $when }
