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
chips-history-line = { $when } **{ $amount }** · { $why } → { $after }
chips-cause-table = { $game } `{ $table }`{ $deal ->
    [0] {""}
   *[other] {""}, mano { $deal }
}
chips-history-empty = No hay movimientos que mostrar.
chips-filter = Qué movimientos
chips-filter-all = Todos
chips-filter-tables = De las mesas
chips-filter-office = De la administración
chips-filter-server = Fichas para empezar y del día
chips-newer = Más nuevos
chips-older = Más antiguos
chips-chart-alt = Gráfico de tus fichas, libres y en mesas: empieza en { $first } y ahora son { $last }; lo más, { $most }; lo menos, { $least }.
chips-top-title = ## Clasificación
chips-top-line = { $place } { $who } — { $chips } fichas
chips-top-empty = Todavía nadie tiene fichas.
chips-top-alt = Gráfico de barras de la clasificación: { $ranking }.
reason-grant = fichas para empezar
reason-buy-in = a la mesa
reason-top-up = a la mesa, para completar
reason-cash-out = de vuelta de la mesa
reason-gift = de la administración
reason-give = de la administración
reason-take = a la administración
reason-void = mano anulada
reason-daily = fichas del día
reason-other = movimiento
daily-done = **+{ $amount }** fichas del día: ahora tienes **{ $chips }** libres. Otra vez { $again }.
daily-taken = Las fichas de hoy ya las has recibido. Otra vez { $again }.
daily-enough = Tienes { $floor } fichas o más, contando las de las mesas: hoy no hace falta rellenar.
give-done = { $author } da **{ $amount }** { $amount ->
    [one] ficha
   *[other] fichas
} a { $who }.
take-done = { $author } retira **{ $amount }** { $amount ->
    [one] ficha
   *[other] fichas
} a { $who }.
order-reason = Motivo: { $reason }
void-done = { $author } anula la mano { $deal } de la mesa `{ $table }`: cada cual recupera lo que había puesto.
audit-title = ### Revisión del libro
audit-good = ✅ Las cuentas cuadran: cada saldo es la suma de sus movimientos, todo junto suma cero, y las mesas abiertas tienen las fichas que dicen.
audit-bad = ⚠️ { $count ->
    [one] Hay un fallo
   *[other] Hay { $count } fallos
} en el libro:
audit-more = … y { $count } más.
audit-size = -# { $accounts } cuentas · { $entries } movimientos · { $tables ->
    [one] una mesa abierta
   *[other] { $tables } mesas abiertas
} · { $minted } fichas repartidas
audit-balance-differs = - { $account }: el saldo dice { $found }, sus movimientos suman { $expected }.
audit-server-not-zero = - { $account }: todo junto suma { $found } y debe sumar { $expected }.
audit-closed-table-holds-chips = - { $account }: la mesa está cerrada y quedan { $found } fichas.
audit-table-differs = - { $account }: el libro dice { $found }, la mesa dice { $expected }.
audit-table-unreadable = - { $account }: sus jugadas no se pueden leer.
account-server = el servidor
account-mint = la emisión
account-house = la casa
account-stack = silla { $chair } de la mesa `{ $table }`
account-pot = plato de la mesa `{ $table }`
account-table = mesa `{ $table }`
export-done = { $rows ->
    [one] Un movimiento
   *[other] { $rows } movimientos
} del libro, en CSV. Lleva identidades: trátalo con cuidado.
refused-amount-out-of-range = La cantidad va de 1 a { $most }.
refused-daily-off = En este servidor no hay fichas del día. Las activa la administración con `/configurar fichas`.
refused-export-too-large = Son demasiados movimientos para un archivo: pide menos días con la opción `días`.
refused-no-reason = Falta el motivo: lo verá quien reciba o pierda las fichas.
refused-void-unknown = Esa mano no existe o no ha terminado. `/fichas movimientos` dice las mesas y las manos.
refused-not-for-bots = Los bots no llevan cuenta de fichas: elige a una persona.
refused-take-too-much = Tiene { $most } fichas libres: no se puede retirar más. Las de las mesas no se tocan.
refused-too-many-chips = Esa cuenta pasaría de lo que cabe en una.
refused-void-already = Esa mano ya está anulada.
refused-void-spent = No se puede anular: alguien que ganó en esa mano ya no tiene libres las fichas que debería devolver.
refused-void-too-late = En una mesa abierta solo se anula la última mano terminada, mientras siguen en su silla quienes la jugaron. Cierra la mesa y se podrá anular cualquiera.
cmd-chips-daily-name = diarias
cmd-chips-daily-about = Rellena tus fichas una vez al día, si el servidor lo permite
cmd-chips-give-name = dar
cmd-chips-give-about = Administración: da fichas a alguien, con un motivo
cmd-chips-take-name = retirar
cmd-chips-take-about = Administración: retira fichas libres, con un motivo
cmd-chips-void-name = anular
cmd-chips-void-about = Administración: anula una mano terminada y devuelve sus fichas
cmd-chips-audit-name = revisar
cmd-chips-audit-about = Administración: comprueba que todas las cuentas cuadran
cmd-chips-export-name = exportar
cmd-chips-export-about = Administración: el libro entero en un archivo CSV
opt-kind-name = tipo
opt-kind-about = Qué movimientos
opt-amount-name = cantidad
opt-amount-about = Cuántas fichas
opt-reason-name = motivo
opt-reason-about = Por qué; lo ve todo el mundo
opt-table-name = mesa
opt-table-about = La mesa, como en /fichas movimientos
opt-void-deal-name = mano
opt-void-deal-about = Número de la mano en esa mesa
opt-days-name = días
opt-days-about = Solo los últimos días; vacío: todo
