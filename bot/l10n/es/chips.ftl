# El libro de fichas.
chips-title = ### Fichas
chips-balance = { $who } tiene **{ $chips }** { $chips ->
    [one] ficha libre
   *[other] fichas libres
}.
chips-at-tables = En mesas: **{ $chips }**
chips-no-value = -# Fichas de juego: sin valor, no se compran ni se cambian.
chips-none = { $who } aún no tiene fichas aquí: llegan al sentarse por primera vez.
chips-history-title = ### Movimientos
chips-history-line = { $when } **{ $amount }** · { $why }{ $table ->
    [no] {""}
   *[other] {""} · mesa { $table }
} → { $after }
chips-history-empty = Todavía no hay movimientos.
chips-top-title = ## Clasificación
chips-top-line = { $place } { $who } — { $chips } fichas
chips-top-empty = Todavía nadie tiene fichas.
reason-grant = fichas para empezar
reason-buy-in = a la mesa
reason-top-up = a la mesa, para completar
reason-cash-out = de vuelta de la mesa
reason-gift = de la administración
reason-daily = fichas del día
reason-other = movimiento
