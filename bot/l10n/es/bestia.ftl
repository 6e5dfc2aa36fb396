# Bestia: la mesa, la mano, la cuenta y las reglas de la casa en vigor.
bestia-title = ### Bestia · mano { $deal }
bestia-title-trick = ### Bestia · mano { $deal } · baza { $trick } de { $tricks }
bestia-turn = mano { $deal }
bestia-turn-trick = mano { $deal }, baza { $trick }
bestia-facts = Triunfo **{ $trump }** · { $whose ->
    [turn_up] pinta { $card }
   *[dealer_card] { $card }, de { $who }
}
bestia-called = { $call ->
    [juego] ✅ { $who } juega
   *[other] ▫️ { $who } pasa
}
bestia-stock = { $cards ->
    [one] Queda una carta para cambiar
   *[other] Quedan { $cards } cartas para cambiar
}
bestia-reminder = -# Asistir y matar; si no, fallar y pisar; si no, { $undertrump ->
    [yes] subfallar
   *[no] libre
}
bestia-plate = Plato **{ $chips }** · { $each ->
    [one] 1 ficha por baza
   *[other] { $each } fichas por baza
}
bestia-penalty = Sin bazas: bestia, **{ $chips }** al plato
bestia-warning = -# Sin bazas: quedas bestia y pagas { $chips }
bestia-you-passed = Has pasado: miras hasta la próxima mano.
bestia-why-call = En el plato hay **{ $plate }**. Si juegas necesitas **1 baza** o quedas bestia (pagas { $chips }).
bestia-why-cannot-cover = No te alcanzan las fichas para pagar una bestia ({ $chips }): solo puedes pasar.
bestia-exchange-how = { $high ->
    [0] Ya no quedan cartas para cambiar: juegas con las tuyas.
    [one] Elige una, o ninguna, y confirma. { $stock ->
        [one] Queda una carta.
       *[other] Quedan { $stock } cartas.
    }
   *[other] Elige hasta { $high } y confirma. Quedan { $stock } cartas.
}
bestia-clock-draw = -# Si no contestas, sigues con tus cartas { $when }.
bestia-duty-must-beat = Sale { $led } y puedes superar: **debes matar**.
bestia-duty-cannot-overtrump = No tienes { $led } y **no puedes pisar: libre**, vale cualquier carta.
bestia-duty-must-lead-trump-ace = Sales tú con el as de triunfo en la mano: **debes salir con él**.
bestia-result-title = ## Mano { $deal } · resultado
bestia-result-played = ✅ { $who } · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
} · **+{ $won }**
bestia-result-bestia = ❌ { $who } · sin bazas: bestia · **−{ $paid }**
bestia-result-alone = 🏆 { $who } se lleva el plato · **+{ $won }**
bestia-result-split = 🏆 { $who } · medio plato · **+{ $won }**
bestia-sum-bestias = { $number ->
    [one] 1 bestia de { $each }
   *[other] { $number } bestias de { $each }
}
bestia-sum-played = Plato { $plate } − { $out } por las bazas{ $some ->
    [yes] {""} + { $bestias }
   *[no] {""}
} = **{ $left }**
bestia-sum-all-passed = Mano nula: ha pasado todo el mundo y el plato se queda en **{ $chips }**.
bestia-sum-alone = Nadie más juega: el plato ({ $chips }) es suyo, sin jugar bazas.
bestia-sum-split = Juegan dos: el plato ({ $chips }) se parte sin jugar bazas.
bestia-next-plate = Próximo plato: { $left } + { $seats } × { $ante } = **{ $plate }**
bestia-plate-shared = -# Nadie podría pagar esa bestia: el plato (**{ $chips }**) se reparte entre la mesa.
bestia-ante-too-small = Con { $seats } sillas, una puesta de { $ante } no paga las cinco bazas: pon **{ $least }** como mínimo, o sienta a { $enough } entre gente y bots.
bestia-form-ante = Puesta
bestia-form-ante-about = Fichas que pone cada silla antes de cada mano
bestia-form-cap = Tope de la bestia
bestia-form-cap-about = Lo más que paga quien queda bestia
bestia-form-cap-hint = vacío: sin tope, lo que haya en el plato
bestia-form-exchange = Cambio de cartas
bestia-form-exchange-about = Cuántas cartas se pueden cambiar (0 a 5)
bestia-form-exchange-wrong = Para el cambio, escribe un número de { $low } a { $high }.
bestia-form-house = Reglas de la casa
bestia-form-undertrump = Subfallar es obligatorio
bestia-form-fifth = Cada baza vale un quinto del plato
bestia-form-split = Varias bestias se reparten el pago
bestia-form-two = Si juegan dos, parten el plato
bestia-form-ace = Quien sale con el as de triunfo, lo juega
bestia-form-turnup = El triunfo lo marca una pinta aparte
bestia-price = Puesta **{ $ante }** cada silla · { $pay ->
    [fifth] **un quinto** por baza
   *[chip] **1** por baza
} · bestia { $cap ->
    [0] **el plato**
   *[other] el plato, hasta **{ $cap }**
}
bestia-rules-summary =
    1. Cada silla pone { $ante } y recibe 5 cartas; { $trump_from ->
        [turn_up] la pinta marca el **triunfo**
       *[dealer_card] la última carta de quien da marca el **triunfo**
    }. Dices **juego** o **paso**.
    2. Si juega una sola silla, se lleva el plato. Si no, cinco bazas.
    3. Obligado: asistir y matar → si no, fallar y pisar → si no, { $must_undertrump ->
        [yes] subfallar
       *[no] libre
    }.
    4. Cada baza cobra { $trick_pay ->
        [fifth] un quinto del plato
       *[chip] 1 ficha
    }; sin bazas quedas **bestia**: pagas el plato{ $penalty_cap ->
        [0] {""}
       *[other] , hasta { $penalty_cap }
    }.
bestia-rules-order =
    De mayor a menor, en los cuatro palos: **as, rey, reina, jota, 10, 9, 8, 7, 6, 5, 4, 3, 2**.
    Con tres sillas hay { $pack_base } cartas en juego; cada silla más añade { $pack_step }, hasta 52: se quedan fuera las más bajas.
    Cualquier triunfo gana a cualquier carta de otro palo. Las cartas no tienen puntos: solo cuentan las bazas.
bestia-rules-calls =
    Empieza a hablar quien está a la derecha de quien da; quien da, al final. **Paso**: dejas tus cartas y miras. **Juego**: te comprometes a hacer una baza al menos.
    Si pasa todo el mundo, la mano es nula: el plato se queda, todas las sillas vuelven a poner y da la siguiente.
    Si juega una sola silla, se lleva el plato entero sin jugar. { $two_split ->
        [yes] Si juegan dos, parten el plato sin jugar; la ficha que sobra se queda.
       *[no] Con dos o más, se juegan las bazas.
    }
    Para decir juego hay que tener fichas para pagar una bestia.
    { $trump_from ->
        [turn_up] El triunfo lo marca una carta que nadie tiene.
       *[dealer_card] La carta que marca el triunfo es de quien da: la ve todo el mundo y juega con ella.
    }
bestia-rules-exchange =
    { $exchange ->
        [0] En esta mesa no se cambian cartas: juegas con las cinco que te tocan.
        [one] Después de hablar, quien juega puede cambiar **una carta**, por turno desde la derecha de quien da, mientras queden.
       *[other] Después de hablar, quien juega puede cambiar **hasta { $exchange } cartas**, por turno desde la derecha de quien da, mientras queden.
    }
bestia-rules-tricks =
    {""}**Asistir**: del palo de salida si tienes; **matar**: con una más alta si puedes{ $must_beat_ruffed ->
        [yes] , aunque la baza ya esté fallada
       *[no] {""} (no hace falta si la baza ya está fallada)
    }.
    {""}**Fallar**: si no tienes, con triunfo; **pisar**: por encima del triunfo que haya.
    { $must_undertrump ->
        [yes] **Subfallar**: si no puedes pisar, triunfo igualmente.
       *[no] Si no puedes pisar: **libre**, vale cualquier carta.
    }
    Gana el triunfo más alto o, sin triunfos, la más alta del palo de salida. Quien gana sale. La primera salida es de quien juega más cerca a la derecha de quien da. { $ace_trump_leads ->
        [yes] Quien sale y tiene el as de triunfo sale con él.
       *[no] {""}
    }
bestia-rules-pay =
    { $price }.
    La puesta la ponen todas las sillas antes de cada mano. { $trick_pay ->
        [fifth] Cada baza cobra un quinto del plato; lo que sobra se queda.
       *[chip] Cada baza cobra una ficha del plato; el resto se queda para la próxima mano.
    }
    Quien jugó y no hizo ninguna queda **bestia** y paga { $penalty_base ->
        [after] lo que queda en el plato después de pagar las bazas
       *[before] lo que había en el plato antes de pagar las bazas
    }{ $penalty_cap ->
        [0] {""}
       *[other] , con un tope de { $penalty_cap }
    }. { $several_bestias ->
        [split] Si hay varias, se reparten un solo pago.
       *[each] Si hay varias, cada una lo paga entero.
    } Quien pasó solo pierde su puesta.
bestia-rule-pack_base = Con tres sillas, { $number } cartas en juego
bestia-rule-pack_step = Cada silla más añade { $number } cartas
bestia-rule-must_beat_ruffed = Hay que matar aunque la baza esté fallada
bestia-rule-must_undertrump = Subfallar es obligatorio
bestia-rule-penalty_base-after = La bestia paga el plato que queda tras pagar las bazas
bestia-rule-several_bestias-split = Varias bestias se reparten un solo pago
bestia-rule-trump_from-turn_up = El triunfo lo marca una carta que nadie tiene
bestia-rule-exchange = { $number ->
    [one] Después de hablar se puede cambiar una carta
   *[other] Después de hablar se pueden cambiar hasta { $number } cartas
}
bestia-rule-two_split = Si juegan dos, parten el plato sin jugar
bestia-rule-ace_trump_leads = Quien sale con el as de triunfo en la mano, lo juega
refused-bestia-no-such-call = En la bestia solo se dice **juego** o **paso**.
refused-bestia-cannot-cover = No te alcanzan las fichas para pagar si quedas bestia{ $amount ->
    [0] {""}
   *[other] {""} ({ $amount })
}: puedes pasar.
refused-must-exchange = Ahora toca cambiar cartas, o ninguna. **Mi mano** te deja elegir.
refused-discard-at-most = { $most ->
    [0] Ya no quedan cartas para cambiar: sigues con las tuyas.
    [one] Puedes cambiar solo una carta.
   *[other] Puedes cambiar { $most } cartas como mucho.
}
refused-must-lead-trump-ace = Sales tú y tienes el as de triunfo: en esta mesa hay que salir con él.
refused-bestia-must-beat = Puedes superar la carta más alta del palo: debes matar.
