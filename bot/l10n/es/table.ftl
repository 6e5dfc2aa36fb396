# Una mesa en marcha, en pausa o cerrada.
ping = { $who } te toca en **{ $game }** ({ $where })
hand-waits = Espera: cuando te toque, lo verás aquí.
result-stacks = -# Fichas: { $stacks }
result-next = -# La próxima mano empieza { $when }
paused-title = ### ⏸️ { $game } en pausa
paused-how = La pidió { $who }. Las cartas quedan guardadas; se sigue cuando todo el mundo pulse **Listo**.
paused-ready = Ya pueden: { $who }
paused-missing = Faltan: { $who }
closed-title = ### { $game } · mesa cerrada
closed-why = { $why ->
    [admin] La ha cerrado la administración del servidor.
    [empty] Ya no queda nadie en la mesa.
    [idle] Nadie jugó durante mucho tiempo.
    [channel-gone] El canal ya no existe.
    [guild-gone] El bot ya no está en el servidor.
   *[host] La ha cerrado quien la llevaba.
}
closed-deals = { $deals ->
    [0] No se jugó ninguna mano.
    [one] Se jugó una mano.
   *[other] Se jugaron { $deals } manos.
}
closed-chips = { $who } se lleva **{ $chips }** fichas
closed-plate = -# Con el plato ({ $chips }), que se reparte al cerrar.
closed-again = -# Otra mesa: `/{ $game } abrir`
more-title = ### Más opciones
more-seated = Tus fichas vuelven contigo cuando dejas la silla.
more-watching = No tienes silla en esta mesa: ves lo mismo que todo el mundo.
leave-title = ### ¿Dejas la mesa?
leave-how = Un bot termina la mano por ti. Lo que ya está en el plato se queda; después te llevas lo que quede de tus { $chips } fichas.
leave-done = Has dejado la mesa: **{ $chips } { $chips ->
    [one] ficha vuelve
   *[other] fichas vuelven
}** contigo.
leave-after = Un bot termina esta mano por ti; después tus fichas vuelven contigo.
close-title = ### ¿Cerrar la mesa?
close-how = Cada cual se lleva sus fichas.
close-running = La mano en curso se anula: las fichas vuelven a como estaban antes de ella, y cada cual se lleva las suyas.
close-done = La mesa está cerrada.
watching = No tienes silla en esta mesa.
waiting-lobby = Tienes silla. Las cartas se dan cuando alguien pulse **Empezar**.
waiting-next = La mano ha terminado.
waiting-dealt-out = Entras en la próxima mano.
waiting-paused = La mesa está en pausa. Pulsa **Listo** para seguir.
waiting-stack = Tienes **{ $chips }** fichas en la mesa.
sat = Tienes silla. Tus cartas llegan con **Mi mano** cuando empiece la mano.
sat-bot = { $who } se sienta.
kicked = { $who } deja la silla; sus fichas vuelven a su saldo.
paused-done = La mesa está en pausa.
ready-done = Queda dicho: por ti se puede seguir.
resumed-done = La mesa sigue.
resumed-already = La mesa no está en pausa.
kicked-later = { $who } deja la silla cuando acabe la mano; hasta entonces juega un bot.
note-away = 💤 Por { $who } decide un bot. **Volver a mi silla** lo cambia.
note-away-later = 💤 Por { $who } decide un bot. Con `/mano` se vuelve a decidir.
note-missed = ⌛ { $who } no contestó a tiempo{ $did ->
    [no] .
   *[other] : **{ $did }**.
}
note-back = { $who } vuelve a su silla.
note-given-up = { $who } se va: un bot termina la mano por sus fichas.
note-left = { $why ->
    [kicked] { $who } ya no tiene silla; se lleva { $chips } fichas.
    [broke] { $who } se queda sin fichas para seguir.
   *[other] { $who } se va con { $chips } fichas.
}
note-sat = { $who } se sienta y entra en la próxima mano.
note-host = { $who } lleva ahora la mesa.
note-cannot-write = No puedo escribir en este canal: pide a la administración que me deje **ver el canal** y **enviar mensajes**.
result-next-game = -# La próxima partida empieza { $when }
leave-lent = Has dejado la mesa. { $chips ->
    [one] La ficha era prestada
   *[other] Las { $chips } fichas eran prestadas
}: tu saldo no cambia.
closed-lent = { $who } acaba con **{ $chips }** fichas prestadas
