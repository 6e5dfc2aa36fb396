# Por qué no, y qué vale ahora. Un texto por código.
refused-other = Eso no se puede hacer ahora. Pulsa **Mi mano** para ver qué vale.
refused-stale = Esa jugada ya pasó. Así está ahora:
refused-deal-over = La mano ya ha terminado. La próxima empieza con **Siguiente mano**.
refused-not-your-turn = Todavía no te toca.{ $who ->
    [no] {""}
   *[other] {""} Ahora decide { $who }.
}
refused-not-now = Eso no toca en este momento. **Mi mano** muestra lo que vale ahora.
refused-no-such-call = Esa voz no existe en este momento. **Mi mano** muestra las que valen.
refused-cannot-cover = No te alcanzan las fichas para pagar si quedas julepe{ $needed ->
    [0] {""}
   *[other] {""} ({ $needed })
}: puedes pasar.
refused-must-play-ace = Tienes el as de triunfo y en esta mesa obliga: tienes que jugar.
refused-dealer-must-play = Ha pasado todo el mundo y das tú: en esta mesa tienes que jugar.
refused-must-take-turn-up = En esta mesa, quien da y juega toma la pinta: di **Tomo la pinta**.
refused-not-your-turn-up = La pinta solo la puede tomar quien da las cartas.
refused-turn-up-too-late = Ya es tarde para la pinta: en esta mesa se toma antes de la primera voz.
refused-turn-up-too-early = En esta mesa la pinta se toma en tu turno: espera a que te toque.
refused-already-called = Ya has hablado en esta mano.
refused-must-defend = Nadie más defiende y das tú: en esta mesa te toca defender la baceta.
refused-must-discard-at-least = Tienes que tirar al menos { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
refused-must-discard-at-most = Puedes tirar { $number ->
    [one] solo una carta
   *[other] { $number } cartas como mucho
}.
refused-not-in-hand = Esa carta no está en tu mano. **Mi mano** muestra las tuyas.
refused-must-follow = Tienes del palo de salida: debes asistir.
refused-must-beat = Puedes superar la carta más alta del palo: debes montar.
refused-must-trump = No puedes asistir y tienes triunfo: debes fallar.
refused-must-overtrump = Puedes superar el triunfo de la mesa: debes pisar.
refused-must-undertrump = No puedes pisar, pero tienes triunfo: debes fallar por debajo.
refused-unknown-word = No entiendo eso. Escribe una carta como `7C` o `as de oros`, o elige de la lista.
refused-already-seated = Ya tienes silla en esta mesa. **Mi mano** muestra tus cartas.
refused-bad-rules = Esas reglas no van juntas{ $least ->
    [0] {""}. Revisa las opciones de la mesa.
   *[other] {""}: cada silla tiene que traer al menos { $least } fichas. Baja la puesta.
}
refused-bots-forbidden = En este servidor no se sientan bots en mesas con fichas.
refused-cannot-afford = No hay fichas suficientes para eso. `/fichas saldo` dice cuántas tienes.
refused-channel-taken = En este canal ya hay una mesa. `/mesa ver` la vuelve a mostrar.
refused-closed = Esa mesa está cerrada. Abre otra con `/{ $game } abrir`.
refused-deal-running = Hay una mano en juego. Si te vas ahora, usa **Más** → **Irme**: un bot la termina.
refused-draining = El bot se va a reiniciar: no empiezan manos nuevas, las que hay siguen después. Prueba en un minuto.
refused-needs-amount = Falta decir cuánto o qué cartas. Ábrelo desde **Mi mano**.
refused-no-deal = Ahora no hay ninguna mano en juego. Empieza con **Empezar** o **Siguiente mano**.
refused-no-table = Aquí no hay mesa. Abre una con la orden de un juego, como `/julepe abrir`.
refused-not-host = Eso lo hace quien lleva la mesa o la administración del servidor.
refused-not-in-lobby = Las opciones solo se cambian antes de la primera mano.
refused-not-seated = No tienes silla en esta mesa. Pídela con `/mano` o **Mi mano**.
refused-paused = La mesa está en pausa: se sigue cuando todo el mundo pulse **Listo**.
refused-store-unavailable = La base de datos no contesta y no se ha cambiado nada. Prueba otra vez en un momento.
refused-table-full = La mesa está llena ({ $seats } sillas).
refused-too-few-seats = Faltan sillas: hacen falta al menos { $seats ->
    [0] dos
   *[other] { $seats }
}, entre gente y bots. Añade un bot o espera.
refused-unknown-seat = Esa persona no tiene silla en esta mesa.
refused-unknown-game = Ese juego no se juega aquí. `/reglas` ofrece los que hay.
refused-banned = La administración de este servidor no te deja sentarte a las mesas.
refused-channel-not-allowed = En este canal no se abren mesas. Aquí sí: { $channels }
refused-no-such-preset = No hay unas reglas con ese nombre. Elige de la lista.
refused-stake-too-high = En este servidor la puesta llega como mucho a { $most } fichas.
refused-too-many-tables = Ya hay { $most } mesas abiertas, las que caben en este servidor. Espera a que se cierre una.
refused-not-admin = Eso solo lo hace quien gestiona el servidor (permiso **Gestionar servidor**).
refused-unknown-language = Ese idioma no lo habla el bot: español, portugués o inglés.
refused-too-fast = Vas muy deprisa y no se ha hecho nada. Prueba otra vez { $when }.
refused-server-too-fast = En este servidor se pide demasiado a la vez y no se ha hecho nada. Prueba otra vez { $when }.
refused-tables-too-fast = Has abierto muchas mesas seguidas. Podrás abrir otra { $when }.
refused-server-tables-too-fast = En este servidor se abren demasiadas mesas a la vez. Prueba otra vez { $when }.
