# /repetición: una mano terminada, paso a paso.
cmd-replay-name = repetición
cmd-replay-about = Una mano terminada, paso a paso, con las cartas de todas las sillas
opt-deal-name = mano
opt-deal-about = Qué mano; vacío: las últimas de este canal
replay-title = ### { $game } · mano { $deal }
replay-step = -# Paso { $step } de { $steps } · { $did }
replay-dealt = se reparten las cartas
replay-did = { $who }: { $did }
replay-hands = **Cartas en la mano**
replay-hands-dealt = **Cartas al empezar**
replay-hand = { $who }: { $cards }
replay-list-title = ### Manos terminadas
replay-none = Aquí no ha terminado ninguna mano todavía.
replay-select = Elige una mano
replay-label = { $game } · mano { $deal }
replay-age-minutes = { $number ->
    [0] ahora mismo
   *[other] hace { $number } min
}
replay-age-hours = hace { $number } h
replay-age-days = { $number ->
    [one] hace 1 día
   *[other] hace { $number } días
}
replay-file = El acta de la mano, para guardarla o contar un fallo.
button-replay-first = Principio
button-replay-prev = Atrás
button-replay-next = Siguiente
button-replay-last = Final
button-replay-file = Descargar acta
refused-no-such-deal = No encuentro esa mano en este servidor. Elige una de la lista de `/repetición`.
refused-deal-not-over = Esa mano no ha terminado: sus cartas se enseñan cuando acaba.
