# The book of chips.
chips-title = ### Chips
chips-balance = { $who } has **{ $chips }** free { $chips ->
    [one] chip
   *[other] chips
}.
chips-at-tables = At tables: **{ $chips }**
chips-no-value = -# Play chips: no value, not bought, not exchanged.
chips-none = { $who } has no chips here yet: they come with the first seat taken.
chips-history-title = ### Movements
chips-history-line = { $when } **{ $amount }** · { $why }{ $table ->
    [no] {""}
   *[other] {""} · table { $table }
} → { $after }
chips-history-empty = No movements yet.
chips-top-title = ## Ranking
chips-top-line = { $place } { $who } — { $chips } chips
chips-top-empty = Nobody has chips yet.
reason-grant = chips to begin with
reason-buy-in = to the table
reason-top-up = to the table, topping up
reason-cash-out = back from the table
reason-gift = from the administrators
reason-daily = chips of the day
reason-other = movement
