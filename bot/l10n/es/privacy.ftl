# Datos guardados.
privacy-title = ### Lo que Tapete guarda de ti
privacy-stored = { $movements ->
    [0] Ningún movimiento de fichas
    [one] Un movimiento de fichas
   *[other] { $movements } movimientos de fichas
} en { $servers ->
    [0] ningún servidor
    [one] un servidor
   *[other] { $servers } servidores
}, y { $seats ->
    [0] ninguna vez que te has sentado
    [one] una vez que te has sentado, con el nombre que tenías entonces
   *[other] { $seats } veces que te has sentado, con el nombre que tenías entonces
}.
privacy-what = También tus preferencias, tus estadísticas y, quince minutos, cómo llegar a tu mano abierta. Nada de lo que escribes en los canales.
privacy-how = `/privacidad exportar` te lo da en un archivo. `/privacidad borrar` lo borra.
privacy-export-done = Todo lo que hay guardado de ti, en JSON.
privacy-delete-title = ### ¿Borrar tus datos?
privacy-delete-what = En cada servidor: tu identidad y tu nombre desaparecen del registro y del libro, y un número al azar ocupa su sitio para que las cuentas cuadren. **Tus fichas y tus estadísticas se pierden.** No se puede deshacer.
privacy-delete-done = Hecho: no queda tu identidad ni tu nombre ({ $rows } filas). Si vuelves a jugar, empiezas de cero. Las copias de seguridad de quien lleva el bot duran lo que diga su política.
privacy-delete-not = No se ha borrado nada.
privacy-seated = Tienes silla en mesas abiertas: déjalas primero con `/mesa irme` y repite la orden.
button-forget = Borrar todo
button-forget-not = No borrar
cmd-privacy-name = privacidad
cmd-privacy-about = Lo que Tapete guarda de ti
cmd-privacy-show-name = ver
cmd-privacy-show-about = Qué hay guardado de ti
cmd-privacy-export-name = exportar
cmd-privacy-export-about = Todo lo guardado de ti, en un archivo JSON
cmd-privacy-delete-name = borrar
cmd-privacy-delete-about = Borra tu identidad y tu nombre de todo lo guardado
