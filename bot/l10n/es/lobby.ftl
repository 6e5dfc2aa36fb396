# La mesa antes de la primera mano.
lobby-title = ## { $game } · mesa de { $host }
lobby-seats = De { $low } a { $high } personas o bots
lobby-seats-exact = Exactamente { $seats } sillas, entre gente y bots
lobby-buy-in = Cada silla trae **{ $chips }** fichas (sin valor)
lobby-clock = { $seconds } s por turno; al agotarse decide el sistema
lobby-clock-minutes = { $minutes } min por turno; al agotarse decide el sistema
lobby-clock-hours = { $hours ->
    [one] 1 hora por turno
   *[other] { $hours } horas por turno
}; al agotarse decide el sistema
lobby-no-clock = Sin límite de tiempo
lobby-more-rules = y { $number ->
    [one] una regla más
   *[other] { $number } reglas más
} de la casa
lobby-nobody = Aún no hay nadie.
lobby-host = { $place }. { $who } · lleva la mesa
lobby-member = { $place }. { $who }
lobby-bot = { $place }. { $who } · bot { $level }
lobby-taken = -# { $taken } de { $most }{ $missing ->
    [0] {""} · se puede empezar
    [one] {""} · falta { $missing }
   *[other] {""} · faltan { $missing }
}
lobby-closes = -# La mesa se cierra { $when }
level-prudente = prudente
level-prudente-about = Juega solo con buenas cartas
level-normal = normal
level-normal-about = Un poco de todo
level-atrevido = atrevido
level-atrevido-about = Juega casi siempre
addbot-title = ### ¿Qué bot se sienta?
addbot-select = Carácter del bot
form-title = Opciones de la mesa
form-time = Tiempo por turno
form-time-30 = 30 segundos
form-time-60 = 60 segundos
form-time-90 = 90 segundos
form-time-0 = Sin límite
form-time-other = { $seconds } segundos (como ahora)
form-chips = Escribe un número entero de fichas entre { $low } y { $high }.
lobby-begun = La mesa está en marcha: abajo, la mano en juego.
form-late = El formulario ha tardado demasiado. Pulsa otra vez.
lobby-lent = Cada silla juega con **{ $chips }** fichas prestadas: nadie gana ni pierde las suyas
