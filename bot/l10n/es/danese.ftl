# Dane-se: la mesa, las declaraciones, el marcador y las reglas de la casa en vigor.
danese-hand-name = { $extra ->
    [yes] mano extra
   *[no] mano { $number } de { $of }
}
danese-title = ### Dane-se · { $hand }
danese-facts-trick = Baza **{ $trick }** de { $tricks } · { $trump ->
    [none] **sin triunfo**
   *[other] triunfo **{ $trump }**
}
danese-turn-trick = { $hand }, baza { $trick }
danese-facts = Triunfo **{ $trump }** · { $held ->
    [yes] { $card }, de { $who }
   *[no] pinta { $card }
}
danese-facts-none = **Sin triunfo**: gana la más alta del palo de salida
danese-bid = ✅ { $who }: { $bid ->
    [0] **ninguna**
   *[other] **{ $bid }**
}
danese-bid-hidden = ✅ { $who } ya ha declarado
danese-now-bids = ➡️ **{ $who } declara**{ $until }
danese-sum = -# Suma { $sum } de { $tricks }
danese-sum-hidden = -# Las declaraciones se ven cuando todo el mundo ha declarado.
danese-cards = { $cards ->
    [one] 1 carta por silla
   *[other] { $cards } cartas por silla
}
danese-scores = -# Puntos: { $scores }
danese-tricks = Bazas (hechas/pedidas): { $taken }
danese-taken = { $who } **{ $won }**/{ $bid }
danese-own-bid = Pediste **{ $bid }**{ $playing ->
    [yes] {""} y llevas **{ $won }**
   *[no] {""}
}.
danese-bid-ask = **¿Cuántas bazas haces?**
danese-bid-barred = La última declaración no puede cuadrar la suma: **{ $bid }** no vale.
danese-bid-select = De ninguna a { $most }
danese-clock-bid = -# Si no contestas, vale la declaración más baja { $when }.
danese-duty-must-follow = Tienes { $led }: **debes asistir**.
danese-duty-free = No tienes { $led }: vale cualquier carta.
danese-log-title = ### Bazas de la mano
danese-result-title = { $extra ->
    [yes] ## Mano extra · resultado
   *[no] ## Mano { $number } de { $of } · resultado
}
danese-column-bid = pidió
danese-column-won = hizo
danese-column-points = pts
danese-column-total = total
danese-label-certo = ✅ Certo (justo): { $who }
danese-label-acima = ⬆️ Acima (de más): { $who }
danese-label-abaixo = ⬇️ Abaixo (de menos): { $who }
danese-ahead = { $number ->
    [one] En cabeza: { $who }, con **{ $points }**
   *[other] Empate en cabeza: { $who }, con **{ $points }**
}
danese-hands-left = { $hands ->
    [one] -# Queda 1 mano
   *[other] -# Quedan { $hands } manos
}
danese-extra-next = -# Empate: sigue una mano extra, hasta que alguien quede en cabeza
danese-won = { $number ->
    [one] 🏆 **{ $who } gana la partida** con { $points } puntos
   *[other] 🏆 **{ $who } comparten la victoria** con { $points } puntos
}
danese-stakes = Apuesta: { $seats } × { $stake } = **{ $total }**{ $number ->
    [one] , para quien gana
   *[other] , { $each } por cabeza{ $rest ->
        [0] {""}
       *[other] {""} (y { $rest } de resto, de ficha en ficha)
    }
}
danese-price = { $stake ->
    [0] A puntos, sin apuesta
   *[other] Apuesta **{ $stake }** por silla y partida: se la lleva quien gana
}
danese-form-stake = Apuesta
danese-form-stake-about = Fichas de cada silla por partida (0: sin apuesta)
danese-form-cards = Cartas de la mano mayor
danese-form-cards-about = 1 a 17; nunca más de las que da la baraja (7: juego corto)
danese-form-cards-wrong = Para las cartas, escribe un número de { $low } a { $high }.
danese-form-schedule = Manos
danese-form-schedule-ascending = Subiendo: 1, 2, 3…
danese-form-schedule-escalera = Escalera: sube y baja
danese-form-schedule-escalera_repeat = Escalera, la mayor dos veces
danese-form-schedule-descending = Bajando: de la mayor a 1
danese-form-house = Reglas de la casa
danese-form-left = Declara primero quien está a la izquierda de quien da
danese-form-hook = La última declaración no puede cuadrar la suma
danese-form-five = Ninguna cumplida vale 5
danese-form-tricks = Quien falla gana 1 punto por baza
danese-form-extra = Empate al final: manos extra
danese-form-together = Todo el mundo declara a la vez
danese-form-hook-together = Si todo el mundo declara a la vez no hay última declaración: elige una de las dos reglas.
danese-rules-summary =
    1. Cada mano tiene { $schedule ->
        [descending] una carta menos, hasta 1
        [ascending] una carta más (1, 2, 3…)
       *[other] una carta más, y después una menos
    }. La carta descubierta marca el **triunfo**.
    2. { $simultaneous_bids ->
        [yes] Todo el mundo declara a la vez
       *[no] Cada silla declara por turno
    } cuántas bazas va a hacer.
    3. Obligado: asistir; sin el palo, vale cualquier carta.
    4. **Certo** (ni de más ni de menos): 10 puntos más tus bazas. Gana quien suma más.
    -# Otro juego se llama también Dane-se (la Fodinha, con 40 cartas, manilhas y vidas): no es este.
danese-rules-order =
    De mayor a menor, en los cuatro palos: **as, rey, reina, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    Se juega con las 52 cartas. Cualquier triunfo gana a cualquier carta de otro palo.
danese-rules-hands =
    { $schedule ->
        [descending] Las manos bajan de la mayor a 1 carta.
        [escalera] **Escalera**: las manos suben de 1 carta a la mayor y vuelven a bajar a 1.
        [escalera_repeat] **Escalera**: las manos suben de 1 carta a la mayor, que se juega dos veces, y vuelven a bajar a 1.
       *[ascending] Las manos suben de 1 carta a la mayor.
    } La mayor tiene { $max_cards } cartas, o las que dé la baraja (con 4 sillas, 13; con 5, 10; con 6, 8; con 7, 7).
    Cada mano la da la silla siguiente por la izquierda. { $top_no_trump ->
        [always] La mano mayor se juega **sin triunfo**.
        [never] Si no queda carta para descubrir, marca el triunfo la última de quien da.
       *[exhausted] Si no queda carta para descubrir, la mano es **sin triunfo**.
    }
danese-rules-bids =
    Cada silla mira sus cartas y declara cuántas bazas va a hacer, de ninguna a todas{ $simultaneous_bids ->
        [yes] . Todas declaran a la vez y las declaraciones se ven juntas.
       *[no] , por turno. Empieza { $first_bidder ->
            [left] quien está a la izquierda de quien da
           *[dealer] quien da
        }.
    }
    { $hook ->
        [yes] La última declaración no puede hacer que la suma sea igual a las bazas.
       *[no] La suma no tiene que cuadrar con las bazas: puede ser más o menos.
    }
danese-rules-tricks =
    Sale quien está a la izquierda de quien da; después, quien ganó la baza.
    Hay que **asistir** al palo de salida. Sin él vale cualquier carta: fallar con triunfo o descartar, sin obligación.
    Gana el triunfo más alto o, sin triunfos, la más alta del palo de salida.
danese-rules-score =
    {""}**Certo** (lo que pidió): 10 puntos más 1 por baza; ninguna cumplida vale { $zero_points }.
    {""}**Acima** (de más) o **Abaixo** (de menos): { $miss ->
        [tricks] 1 punto por baza hecha
        [minus_bid] pierde los puntos que pidió
        [minus_diff] pierde 1 punto por baza de diferencia
       *[zero] 0 puntos
    }.
    Gana quien tiene más puntos tras la última mano. { $tiebreak ->
        [extra_hand] Si hay empate, se juegan manos extra hasta que alguien quede en cabeza.
       *[shared] Quienes empatan comparten la victoria.
    } Si hay apuesta, cada silla la pone antes de la partida y se la reparten quienes ganan.
danese-rule-max_cards = { $number ->
    [one] La mano mayor tiene 1 carta
   *[other] La mano mayor tiene { $number } cartas
}
danese-rule-schedule-escalera = Escalera: las manos suben y bajan
danese-rule-schedule-escalera_repeat = Escalera, con la mano mayor dos veces
danese-rule-schedule-descending = Las manos bajan de la mayor a 1
danese-rule-first_bidder-left = Declara primero quien está a la izquierda de quien da
danese-rule-hook = La última declaración no puede cuadrar la suma
danese-rule-top_no_trump-always = La mano mayor es sin triunfo
danese-rule-top_no_trump-never = Sin carta para descubrir, marca el triunfo la última de quien da
danese-rule-zero_points = Ninguna cumplida vale { $number }
danese-rule-miss-tricks = Quien falla gana 1 punto por baza
danese-rule-miss-minus_bid = Quien falla pierde los puntos que pidió
danese-rule-miss-minus_diff = Quien falla pierde 1 punto por baza de diferencia
danese-rule-tiebreak-extra_hand = Empate al final: manos extra hasta que alguien gane
danese-rule-simultaneous_bids = Todo el mundo declara a la vez
refused-already-bid = Ya has declarado en esta mano: falta el resto de la mesa.
refused-must-bid = Ahora toca declarar cuántas bazas haces. **Mi mano** muestra las opciones.
refused-bid-too-high = En esta mano hay { $most ->
    [one] 1 baza
   *[other] { $most } bazas
}: declara de ninguna a { $most }.
refused-hook = La última declaración no puede cuadrar la suma: **{ $tricks }** no vale, cualquier otra sí.
danese-waiting-dealt-out = Entras en la próxima partida.
danese-note-sat = { $who } se sienta y entra en la próxima partida.
danese-note-given-up = { $who } se va: un bot termina la partida por su silla.
danese-leave-how = Un bot termina la partida por ti. La apuesta ya puesta se queda; después te llevas lo que quede de tus { $chips } fichas.
danese-leave-after = Un bot termina esta partida por ti; después tus fichas vuelven contigo.
