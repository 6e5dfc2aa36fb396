# La configuración del servidor: páginas, problemas, permisos del bot.
config-title = ### Configuración del servidor
config-tables-heading = **Mesas**
config-games-heading = **Juegos**
config-log-heading = **Últimos cambios**
config-line-locale = Idioma en público: **{ $language }**
config-line-grant = Fichas para empezar: **{ $chips }**
config-line-daily = Fichas del día: { $chips ->
    [0] **no hay**
   *[other] hasta **{ $chips }** ({ $zone })
}
config-line-channels = Canales: { $channels }{ $more ->
    [0] {""}
   *[other] {""} y { $more } más
}
config-line-banned = Sin permiso para sentarse: **{ $number }**
config-line-game = { $game }: puesta **{ $stake }** · trae **{ $buy_in }**{ $rules ->
    [0] {""}
    [one] {""} · 1 regla propia
   *[other] {""} · { $rules } reglas propias
}
config-field = { $name }: **{ $value }**
config-log-line = -# { $when } { $who } · { $what }: { $before } → { $after }
config-log-banned = { $who } sin permiso para sentarse
config-log-preset = { $game }, reglas «{ $name }»
config-log-of = { $game }, { $name }
config-log-none = —
config-log-rules = { $number ->
    [one] 1 regla
   *[other] { $number } reglas
}
config-channels = Canales
config-channels-all = todos
config-channels-in = Canales donde se abren mesas: { $channels }
config-channels-select = Elige canales; ninguno: todos
config-locale = Idioma
config-default = lo habitual
config-rules-title = ### Reglas de la casa · { $game }
config-page = -# Página { $page } de { $pages }
config-preset-apply = Aplicar reglas con nombre…
config-preset-forget = Borrar unas reglas guardadas…
config-stakes-title = ### Fichas · { $game }
config-server-title = **En todo el servidor**
config-new-tables = -# Vale para las mesas que se abran desde ahora; las abiertas no cambian.
config-tables-title = ### Mesas del servidor
config-reset-title = ### ¿Volver a lo habitual?
config-reset-game = Se olvidan la puesta, las fichas y las reglas de la casa de { $game }. Las reglas guardadas con nombre se quedan.
config-reset-all = Se olvida todo lo configurado. Se quedan las reglas guardadas con nombre y quienes no se pueden sentar.
config-reset-done = Hecho: vuelve a valer lo habitual en las mesas nuevas.
config-saved = ✅ Guardado
config-form-rules = Reglas · { $game } ({ $page })
config-form-stakes = Fichas · { $game }
config-form-server = Fichas del servidor
config-form-tables = Mesas del servidor
config-form-name = Guardar estas reglas
config-name = Nombre
config-name-about = Para abrir mesas con ellas: /… abrir reglas
config-language-set = ✅ En público se hablará { $language }. Cada cual sigue viendo lo privado en su idioma.
config-ban-done = ✅ { $who } ya no puede sentarse ni abrir mesas. Si tiene silla en una, la conserva: `/mesa levantar` la levanta.
config-unban-done = ✅ { $who } puede volver a sentarse.
config-wrong = No se ha cambiado nada:
config-wrong-field = • **{ $name }**: { $allowed }
setting-wrong = No se ha cambiado nada. Ese valor no vale para { $fields }.
setting-together = No se ha cambiado nada. Estas reglas no van juntas tal como están: { $fields }. Cambia una de ellas.
setting-unplayable = No se ha cambiado nada. Con estas reglas no se puede repartir a ningún número de sillas. Mira { $fields }.
setting-buy-in = No se ha cambiado nada. Con esa puesta cada silla tiene que traer al menos { $least } fichas: mira { $fields } en `/configurar fichas`.
setting-most-stake = No se ha cambiado nada. La puesta ({ $stake }) queda por encima del tope: { $fields }.
setting-no-preset = No hay unas reglas con ese nombre que se puedan usar o borrar.
setting-preset-name = Ese nombre no vale: escribe de 1 a 40 letras, y que no sea uno de los del bot.
setting-many-presets = Ya hay { $most } reglas guardadas de ese juego: borra unas antes.
setting-many-bans = Hay ya { $most } personas sin permiso para sentarse: quita alguna antes.
button-config-back = ← Anterior
button-config-forward = Siguiente →
button-config-edit = Cambiar
button-config-keep = Guardar con nombre
button-config-stakes = Cambiar el juego
button-config-server = Cambiar el servidor
button-config-tables-0 = Cambiar cómo se juega
button-config-tables-1 = Cambiar los tiempos
button-config-reset = Volver a lo habitual
language-es = español
language-pt-BR = portugués
language-en = inglés
checkup-heading = **Permisos del bot en este canal**
checkup-fine = ✅ Tiene todo lo que necesita.
checkup-missing = ❌ **{ $name }**: { $why }
checkup-how = Para darlo: **Editar canal → Permisos**, elige el rol del bot y marca ✅ lo que falta.
permission-view_channel = Ver canal
permission-view_channel-why = sin él no encuentra el canal
permission-send_messages = Enviar mensajes
permission-send_messages-why = sin él no puede mostrar la mesa
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-send_messages_in_threads-why = sin él no puede mostrar la mesa en su hilo
permission-create_public_threads = Crear hilos públicos
permission-create_public_threads-why = sin él la mesa se queda en el canal
permission-attach_files = Adjuntar archivos
permission-attach_files-why = sin él no hay imágenes ni archivos
thread-name = { $game } · mesa de { $host }
thread-opened = { $game }: la mesa está en { $place }
