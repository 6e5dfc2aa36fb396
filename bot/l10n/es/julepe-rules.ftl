# Reglas del julepe, según las reglas de la casa en vigor.
julepe-price = Puesta **{ $stake }**{ $who ->
    [all] {""} cada silla
    [all_dealer_double] {""} cada silla, quien da el doble
   *[dealer] {""} quien da
} · julepe { $mode ->
    [pot] **lo que haya en el plato**
   *[fixed] **{ $penalty }**
}
julepe-rules-summary =
    1. Todo el mundo recibe 5 cartas; la pinta marca el **triunfo**. Dices **juego** o **paso**.
    2. Si juegas, puedes cambiar cartas. Después, cinco bazas.
    3. Obligado: asistir y montar → si no, fallar y pisar → si no, cualquiera.
    4. Con **2 bazas** cobras; con menos, **julepe**: pagas { $penalty_mode ->
        [pot] lo que haya en el plato
       *[fixed] { $penalty }
    }.
julepe-rules-order =
    De mayor a menor, en los cuatro palos: **as, tres, rey, caballo, sota, 7, 6, 5, 4, 2**.
    Cualquier triunfo gana a cualquier carta de otro palo. Las cartas no tienen puntos: solo cuentan las bazas.
julepe-rules-calls =
    Empieza a hablar quien está a la derecha de quien da; quien da, al final. **Paso**: miras. **Juego**: te comprometes a hacer 2 bazas.
    { $all_pass ->
        [redeal] Si pasa todo el mundo, da otra vez la misma persona, sin puesta nueva.
        [dealer_must] Si han pasado las demás sillas, quien da tiene que jugar.
       *[carry] Si pasa todo el mundo, el plato espera y da la silla siguiente.
    }
    Si juega una sola silla, quienes pasaron pueden **defender la baceta** { $defender_choice ->
        [first_to_ask] (la primera que lo diga)
       *[in_turn] (por turno)
    }: { $defender_cards } cartas, se queda con 5 y nunca paga. { $lone_undefended ->
        [dealer_defends] Si nadie quiere, defiende quien da.
        [carry] Si nadie quiere, el plato se queda.
       *[takes_pot] Si nadie quiere, quien juega se lleva el plato.
    }
    { $ace_must_play ->
        [yes] El as de triunfo obliga a jugar.
       *[no] Nadie está obligado por sus cartas.
    } Para jugar hay que tener fichas para un julepe.
    Con siete sillas, { $seven_sits_out ->
        [left_of_dealer] quien está a la izquierda de quien da
       *[dealer] quien da
    } hace de **alcalde** y no lleva cartas.
julepe-rules-draw =
    { $draw_when ->
        [when_calling] Quien dice juego cambia en ese momento
       *[after_all_call] Cuando todas las sillas han hablado, cambian por turno
    } las cartas que quieran, de ninguna a todas, y reciben otras tantas de la **baceta**.
    Con cinco sillas se dan 6 cartas: hay que tirar al menos una y se recibe una menos de las que se tiran.
    Si la baceta se acaba, se barajan { $reserve_from ->
        [passed] las manos de quienes pasaron, y si no bastan los descartes,
       *[all] los descartes y las manos de quienes pasaron
    } y se sigue.
julepe-rules-dance =
    { $dealer_takes_turn_up ->
        [never] En esta mesa nadie toma la pinta.
        [always] Quien da y juega toma siempre la pinta: tira una carta más de las que recibe.
       *[optional] **Baile**: quien da puede tomar la pinta { $turn_up_timing ->
            [before_calls] antes de la primera voz
            [own_call] en su turno
           *[until_own_call] en cualquier momento hasta su turno
        }. Entonces tiene que jugar y tira una carta más de las que recibe.
    }
    { $dealer_takes_turn_up ->
        [never] La pinta solo marca el triunfo.
       *[other] { $turn_up_quota ->
            [always_three] Con la pinta tomada hacen falta **3 bazas**.
           *[ace_three] Si la pinta es el as, hacen falta **3 bazas**.
        }{ $turn_up_double ->
            [yes] {""} Si falla, paga el doble.
           *[no] {""}
        }
    }
julepe-rules-tricks =
    {""}**Asistir**: del palo de salida si tienes; **montar**: con una más alta si puedes{ $must_beat_ruffed ->
        [yes] , aunque la baza ya esté fallada
       *[no] {""} (no hace falta si la baza ya está fallada)
    }.
    {""}**Fallar**: si no tienes, con triunfo; **pisar**: por encima del triunfo que haya.
    { $must_undertrump ->
        [yes] **Subfallar**: si no puedes pisar, triunfo igualmente.
       *[no] Si no puedes pisar, vale cualquier carta.
    } Sin palo ni triunfo, cualquiera.
    Gana el triunfo más alto o, sin triunfos, la más alta del palo de salida. Quien gana sale. { $defender_lead ->
        [stock] Contra la baceta sale quien la defiende.
        [lone] Contra la baceta sale quien juega a solas.
       *[by_seat] La primera salida es de quien juega más cerca a la derecha de quien da.
    }
julepe-rules-pay =
    { $price }.
    Una silla con sus bazas: se lleva plato y julepes. Dos: a partes iguales{ $odd_chip ->
        [first_hand] ; la ficha que sobra es de la primera en jugar
       *[pot] ; la ficha que sobra se queda en el plato
    }. Ninguna: los julepes se suman al plato.
    { $stock_beats_lone ->
        [carry] Si pierde quien juega contra la baceta, su julepe va al plato.
       *[defender_takes] Si pierde quien juega contra la baceta, la defensa se lleva plato y julepe.
    } { $pot_cap ->
        [0] El plato entero está en juego.
       *[other] De un plato grande se juegan { $pot_cap } fichas por mano.
    }
julepe-rule-dealer_takes_turn_up-always = Quien da y juega toma siempre la pinta
julepe-rule-dealer_takes_turn_up-never = Sin baile: nadie toma la pinta
julepe-rule-turn_up_timing-before_calls = La pinta se toma antes de la primera voz
julepe-rule-turn_up_timing-own_call = La pinta se toma solo en el propio turno
julepe-rule-turn_up_quota-always_three = Con la pinta tomada hacen falta 3 bazas
julepe-rule-turn_up_double = Baile doble: quien falla con la pinta paga el doble
julepe-rule-must_beat_ruffed = Hay que montar aunque la baza esté fallada
julepe-rule-must_undertrump = Quien no puede pisar juega lo que quiera
julepe-rule-all_pass-redeal = Si todo el mundo pasa, da otra vez la misma persona
julepe-rule-all_pass-dealer_must = Si todo el mundo pasa, quien da tiene que jugar
julepe-rule-lone_undefended-dealer_defends = Si nadie quiere la baceta, la defiende quien da
julepe-rule-lone_undefended-carry = Si nadie defiende la baceta, el plato se queda
julepe-rule-stock_beats_lone-carry = Si gana la baceta, el plato se queda
julepe-rule-defender_choice-first_to_ask = Defiende la baceta quien lo dice primero
julepe-rule-defender_lead-stock = Contra la baceta sale quien la defiende
julepe-rule-defender_lead-lone = Contra la baceta sale quien juega a solas
julepe-rule-defender_cards = Quien defiende la baceta recibe { $number } cartas
julepe-rule-draw_when-when_calling = Se cambian cartas al decir juego
julepe-rule-reserve_from-passed = La baceta se rehace con las manos de quienes pasaron
julepe-rule-odd_chip-first_hand = La ficha que sobra es de quien juega primero
julepe-rule-seven_sits_out-left_of_dealer = Con siete, el alcalde está a la izquierda de quien da
julepe-rule-pot_cap = Como mucho { $number } fichas del plato en juego por mano
julepe-rule-ace_must_play = El as de triunfo obliga a jugar
