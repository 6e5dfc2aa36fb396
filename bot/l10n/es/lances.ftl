# Lo que comparten los dos juegos de mus: los lances, las voces, las apuestas, las parejas y las señas.
lance-grande = Grande
lance-chica = Chica
lance-pares = Pares
lance-juego = Juego
lance-punto = Punto
say-mus = Mus
say-no-hay-mus = No hay mus
say-quiero = Quiero
say-no-quiero = No quiero
say-ordago = ¡Órdago!
bet-label = Envido { $stones }
raise-label = { $stones } más
button-bet = Envido…
button-raise = Subir…
amount-select = Otras cantidades
bet-form-title = Envido
bet-form-amount = ¿Cuántas piedras envidas?
raise-form-title = Subir
raise-form-amount = ¿Cuántas piedras más?
amount-form-about = De { $low } a { $high }
refused-bad-amount = Eso no se puede decir: escribe un número de { $least } a { $most }. No ha cambiado nada.
sure-title = ### ¿Seguro que dices órdago?
button-not-sure = No, volver
worth-grande = Grande: { $cards }
worth-chica = Chica: { $cards }
worth-pares = Pares: { $pares ->
    [par] par ({ $cards })
    [medias] medias ({ $cards })
    [duples] duples ({ $cards })
   *[no] no
}
worth-juego = Juego: { $juego ->
    [real] **la real** (31)
    [best] **31**, el mejor
    [yes] { $points }
   *[no] no · punto { $points }
}
throw-nothing = Elige cartas
stones = { $number ->
    [one] 1 piedra
   *[other] { $number } piedras
}
score-words = { $parts ->
    [both] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    } y { $stones ->
        [one] 1 piedra
       *[other] { $stones } piedras
    }
    [amarracos] { $amarracos ->
        [one] 1 amarraco
       *[other] { $amarracos } amarracos
    }
   *[stones] { $stones ->
        [one] 1 piedra
       *[other] { $stones } piedras
    }
} — **{ $total }**
mus-where-mus = Mus
mus-where-discard = Descarte
mus-turn = mano { $deal }, { $where }
mus-later = { $lances } —
mus-lance = {""}**{ $lance }**: { $said }
mus-holders = -# { $lance } sí: { $who }
mus-begins = se habla
mus-passed = paso de { $who }
mus-bet-ordago = { $who }: ¡órdago!
mus-now-speaks = ➡️ **{ $who } habla**{ $until }
mus-now-answers = ➡️ **{ $who } contesta**{ $until }
mus-hand = ### Tu mano · { $where }
mus-hand-turn = ### { $where } · te toca
mus-clock-discard = -# Si no contestas, tiras una carta de en medio { $when }.
mus-clock-open = -# Si no contestas, pasas { $when }.
mus-clock-answer = -# Si no contestas, no quieres { $when }.
mus-shown = {""}**{ $who }**: { $cards }
mus-log-title = ### Lances de la mano { $deal }
button-pairs = Parejas
button-shuffle = Sortear sitios
pair-free = sitio libre
pair-line = {""}**Pareja { $number }**: { $one } · { $other }
pair-option = { $place }. { $who }
pairs-title = ### Parejas
pairs-how = Cada cual juega con quien tiene enfrente: el sitio 1 con el 3, el 2 con el 4.
pairs-select = Cambiar mi sitio por el de…
sign-label = 🤫 { $sign }
sign-duples = Duples
sign-duples-seen = levanta las cejas, **duples**
sign-medias = Medias
sign-medias-seen = tuerce la boca a un lado, **medias**
sign-la-real = La real
sign-la-real-seen = hace la seña de **la real**
sign-thirty-one = La una (31)
sign-thirty-one-seen = guiña un ojo, **31**
sign-two-kings = Dos reyes
sign-two-kings-seen = se muerde el labio, **dos reyes**
sign-two-aces = Dos ases
sign-two-aces-seen = saca la punta de la lengua, **dos ases**
sign-thirty = 30 al punto
sign-thirty-seen = sube los dos hombros, **30 al punto**
sign-twenty-nine = 29 al punto
sign-twenty-nine-seen = sube un hombro, **29 al punto**
sign-pares = Pares
sign-pares-seen = gira la cabeza, **pares**
sign-juego = Juego
sign-juego-seen = frunce los labios, **juego**
sign-blind = Nada
sign-blind-seen = cierra los ojos, **no lleva nada**
sign-heard = 🤫 Tu pareja, { $who }: { $signs }.
sign-made = -# Seña hecha a tu pareja: { $signs }
refused-no-such-sign = Esa seña no es verdad con tu mano de ahora, o en esta mano no se hacen señas.
refused-seats-fixed = Las parejas quedan fijas hasta que acabe la partida.
refused-card-twice = Has puesto la misma carta dos veces.
refused-bet-too-low = El envite más bajo es de { $least ->
    [one] una piedra
   *[other] { $least } piedras
}.
refused-bet-too-high = Ahora se pueden envidar { $most } como mucho. Para más está el órdago.
refused-raise-too-low = Hay que subir al menos { $least ->
    [one] una piedra
   *[other] { $least } piedras
}.
refused-raise-too-high = Ahora se puede subir { $most } como mucho. Para más está el órdago.
refused-ordago-stands = Hay un órdago en la mesa: solo se contesta **quiero** o **no quiero**.
refused-must-answer = Hay una apuesta en la mesa: contesta **quiero**, **no quiero** o sube.
refused-nothing-to-answer = Todavía no hay apuesta: di **paso**, **envido** u **órdago**.
refused-must-discard = Ahora toca tirar cartas. **Mi mano** te deja elegir.
refused-mus-must-discard-at-least = Hay que tirar al menos una carta.
refused-mus-discard-at-most = Se tiran cuatro cartas como mucho.
refused-mus-first = Ahora solo se dice **mus** o **no hay mus**.
refused-mus-is-over = El mus ya está cortado: se juegan los lances.
refused-mus_individual-must-discard-at-least = Hay que tirar una carta de las cinco.
refused-mus_individual-discard-at-most = Se tira una carta, no más.
refused-mus_individual-cannot-cover = No te quedan piedras para igualar: solo puedes decir **no quiero**.
refused-owes-nothing = Ya has igualado: di **paso** o sube.
refused-no-raise-while-answering = En la primera vuelta solo se dice **quiero** o **no quiero**; después se sube.
refused-no-stones-left = No te quedan piedras libres para un órdago.
refused-nothing-to-raise = Ya no se puede subir: alguien lo tiene todo puesto.
