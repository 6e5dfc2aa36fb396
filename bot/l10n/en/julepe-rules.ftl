# Rules of julepe, by the house rules in force.
julepe-price = Ante **{ $stake }** { $who ->
    [all] from every seat
    [all_dealer_double] from every seat, the dealer double
   *[dealer] from the dealer
} · julepe { $mode ->
    [pot] **what lies on the plate**
   *[fixed] **{ $penalty }**
}
julepe-rules-summary =
    1. Everybody gets 5 cards; the turn-up makes **trumps**. You say **I play** or **pass**.
    2. If you play you may change cards. Then come five tricks.
    3. Duty: follow and go higher → else trump and overtrump → else anything.
    4. With **2 tricks** you collect; with fewer you are **julepe**: you pay { $penalty_mode ->
        [pot] what lies on the plate
       *[fixed] { $penalty }
    }.
julepe-rules-order =
    From the top, in all four suits: **ace, three, king, knight, jack, 7, 6, 5, 4, 2**.
    Any trump beats any card of another suit. Cards have no points: only tricks count.
julepe-rules-calls =
    The seat on the dealer's right calls first, the dealer last. **Pass**: you watch. **I play**: you promise 2 tricks.
    { $all_pass ->
        [redeal] If everybody passes, the same dealer deals again without a new ante.
        [dealer_must] If all others have passed, the dealer has to play.
       *[carry] If everybody passes, the plate waits and the next seat deals.
    }
    If only one seat plays, those who passed may **defend the stock** { $defender_choice ->
        [first_to_ask] (the first to say so)
       *[in_turn] (asked in turn)
    }: { $defender_cards } cards, keeping 5, and never paying. { $lone_undefended ->
        [dealer_defends] If nobody will, the dealer defends.
        [carry] If nobody will, the plate stays.
       *[takes_pot] If nobody will, the lone player takes the plate.
    }
    { $ace_must_play ->
        [yes] The trump ace binds its holder to play.
       *[no] No card binds anybody to play.
    } To play you need the chips for a julepe.
    With seven seats, { $seven_sits_out ->
        [left_of_dealer] the dealer's left neighbour
       *[dealer] the dealer
    } is **alcalde** and gets no cards.
julepe-rules-draw =
    { $draw_when ->
        [when_calling] Who says I play changes at once
       *[after_all_call] When all have called, players change in turn
    } any cards, from none to all, for as many from the **stock**.
    With five seats 6 cards are dealt: at least one has to be thrown, and one fewer comes back.
    If the stock runs out, { $reserve_from ->
        [passed] the hands of those who passed, and if they are too few the throws,
       *[all] the throws and the hands of those who passed
    } are shuffled and served.
julepe-rules-dance =
    { $dealer_takes_turn_up ->
        [never] At this table nobody takes the turn-up.
        [always] A dealer who plays always takes the turn-up, and throws one card more than comes back.
       *[optional] **Dance**: the dealer may take the turn-up { $turn_up_timing ->
            [before_calls] before the first call
            [own_call] in the dealer's own turn
           *[until_own_call] at any time up to the dealer's own turn
        }. The dealer then has to play, and throws one card more than comes back.
    }
    { $dealer_takes_turn_up ->
        [never] The turn-up only makes trumps.
       *[other] { $turn_up_quota ->
            [always_three] Having taken it, the dealer needs **3 tricks**.
           *[ace_three] If it is the ace, the dealer needs **3 tricks**.
        }{ $turn_up_double ->
            [yes] {""} Failing costs double.
           *[no] {""}
        }
    }
julepe-rules-tricks =
    {""}**Follow** the suit led if you can, and **go higher** if you can{ $must_beat_ruffed ->
        [yes] , even when the trick is trumped already
       *[no] {""} (not when the trick is trumped already)
    }.
    {""}**Trump** if you cannot follow; **overtrump** what lies if you can.
    { $must_undertrump ->
        [yes] **Undertrump**: a lower trump if you cannot go over.
       *[no] If you cannot go over, any card will do.
    } Without suit and trumps, anything.
    The highest trump wins or, without trumps, the highest card of the suit led. The winner leads. { $defender_lead ->
        [stock] Against the stock its defender leads.
        [lone] Against the stock the lone player leads.
       *[by_seat] The first lead is with the player nearest to the dealer's right.
    }
julepe-rules-pay =
    { $price }.
    One seat with its tricks takes the plate and the julepes; two share them equally{ $odd_chip ->
        [first_hand] ; the odd chip goes to the first in play
       *[pot] ; the odd chip stays on the plate
    }. With none, the julepes are added to the plate.
    { $stock_beats_lone ->
        [carry] A lone player who loses against the stock pays the plate.
       *[defender_takes] If the lone player loses against the stock, its defender takes plate and julepe.
    } { $pot_cap ->
        [0] The whole plate is at stake.
       *[other] Of a big plate, { $pot_cap } chips are at stake per deal.
    }
julepe-rule-dealer_takes_turn_up-always = A dealer who plays always takes the turn-up
julepe-rule-dealer_takes_turn_up-never = No dance: nobody takes the turn-up
julepe-rule-turn_up_timing-before_calls = The turn-up is taken before the first call
julepe-rule-turn_up_timing-own_call = The turn-up is taken in the dealer's own turn only
julepe-rule-turn_up_quota-always_three = With the turn-up taken, 3 tricks are needed
julepe-rule-turn_up_double = Double dance: failing with the turn-up costs double
julepe-rule-must_beat_ruffed = Go higher even when the trick is trumped
julepe-rule-must_undertrump = Who cannot overtrump plays anything
julepe-rule-all_pass-redeal = If everybody passes, the same dealer deals again
julepe-rule-all_pass-dealer_must = If everybody passes, the dealer has to play
julepe-rule-lone_undefended-dealer_defends = If nobody will defend the stock, the dealer does
julepe-rule-lone_undefended-carry = If nobody defends the stock, the plate stays
julepe-rule-stock_beats_lone-carry = If the stock wins, the plate stays
julepe-rule-defender_choice-first_to_ask = The first to say so defends the stock
julepe-rule-defender_lead-stock = Against the stock its defender leads
julepe-rule-defender_lead-lone = Against the stock the lone player leads
julepe-rule-defender_cards = The stock's defender gets { $number } cards
julepe-rule-draw_when-when_calling = Cards are changed when calling
julepe-rule-reserve_from-passed = The stock is rebuilt from the hands of those who passed
julepe-rule-odd_chip-first_hand = The odd chip goes to who plays first
julepe-rule-seven_sits_out-left_of_dealer = With seven, the alcalde is on the dealer's left
julepe-rule-pot_cap = At most { $number } chips of the plate at stake per deal
julepe-rule-ace_must_play = The trump ace binds to play
