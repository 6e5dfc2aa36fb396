# Lo que comparten los juegos de bazas: la baza, la mano, las obligaciones, los descartes.
dealer = Da { $who }
trick-counts = Bazas: { $counts }
now-calls = ➡️ **{ $who } decide**{ $until }
now-throws = ➡️ **{ $who } cambia cartas**{ $until }
now-plays = ➡️ **{ $who }: te toca**{ $until }
now-leads = ➡️ **{ $who }: sales tú**{ $until }
later = ⏳ { $who }
threw = { $cards ->
    [0] ✅ { $who }: servido
    [one] ✅ { $who } tiró una carta
   *[other] ✅ { $who } tiró { $cards } cartas
}
passed = ▫️ Pasan: { $who }
trick-card = { $place }. { $who } — { $card }
trick-winning = **gana de momento**
trick-takes = **gana la baza**
trick-last = -# Baza anterior: { $who } con { $card }
is-trump = triunfo
is-trump-option = Triunfo
throw-title = **¿Qué cartas cambias?**
throw-cards = { $fewer ->
    [0] { $cards ->
        [one] Cambiar una carta
       *[other] Cambiar { $cards } cartas
    }
   *[other] { $cards ->
        [one] Tirar una carta
       *[other] Tirar { $cards } cartas
    }
}
throw-select = Cartas para tirar ({ $low } a { $high })
throw-served = Servido (0)
throw-done = { $cards ->
    [0] servido
    [one] una carta tirada
   *[other] { $cards } cartas tiradas
}
trick-lying = En la mesa: { $cards }
duty-lead = Sales tú: vale cualquier carta.
duty-must-follow = Sale { $led }: **debes asistir**.
duty-must-trump = No tienes { $led }: **debes fallar** con { $trump }.
duty-must-overtrump = No tienes { $led } y hay triunfo: **debes pisar** con uno mayor.
duty-must-undertrump = No tienes { $led } ni puedes pisar: **debes fallar por debajo**.
duty-cannot-overtrump = No tienes { $led } ni puedes pisar: vale cualquier carta.
duty-free = No tienes { $led } ni { $trump }: vale cualquier carta.
duty-void = No tienes { $led }: vale cualquier carta.
clock-calls = -# Si no contestas, pasas { $when }.
clock-play = -# Si no contestas, sale tu carta legal más baja { $when }.
log-title = ### Bazas de la mano { $deal }
log-trick = **{ $number }.** { $cards } → **{ $who }**
log-empty = En esta mano aún no hay bazas.
hand = ### Tu mano · { $trump ->
    [none] sin triunfo
   *[other] triunfo { $trump }
}
hand-turn = ### Te toca · { $trump ->
    [none] sin triunfo
   *[other] triunfo { $trump }
}
hand-rest = -# No valen ahora: { $cards }
duty-must-beat = Sale { $led } y puedes superar: **debes superar**.
bid-tricks = { $tricks ->
    [0] Ninguna
    [one] 1 baza
   *[other] { $tricks } bazas
}
refused-must-play = Ahora toca jugar una carta. **Mi mano** muestra las que valen.
refused-must-call = Ahora toca decir **juego** o **paso**.
