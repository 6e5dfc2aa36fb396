# Julepe: la mesa, la mano y la cuenta.
julepe-title = ### Julepe · mano { $deal }
julepe-title-trick = ### Julepe · mano { $deal } · baza { $trick } de { $tricks }
julepe-turn = mano { $deal }
julepe-turn-trick = mano { $deal }, baza { $trick }
julepe-facts = Triunfo **{ $trump }** · { $danced ->
    [no] pinta { $card }
   *[other] la pinta, { $card }, la tiene { $danced }
}
julepe-plate = Plato **{ $chips }** · julepe **{ $penalty }**
julepe-plate-waits = Otras { $chips } fichas del plato esperan a la próxima mano.
julepe-dealer-alcalde = Da { $who }, alcalde: pone la puesta y no juega esta mano
julepe-dealer-other = Da { $who } · alcalde, sin cartas: { $alcalde }
julepe-quota-raised = { $who } tomó la pinta y necesita **{ $tricks } bazas**.
julepe-called = { $call ->
    [juego] ✅ { $who } juega
    [baile] ✅ { $who } toma la pinta y juega
   *[other] ▫️ { $who } pasa
}
julepe-now-defends = ➡️ **{ $who } decide si defiende**{ $until }
julepe-lone = Solo juega { $who }. ¿Quién defiende la baceta?
julepe-refused = ▫️ { $who } no defiende
julepe-defender = 🛡️ { $who } defiende la baceta
julepe-stock = Quedan { $cards } cartas en la baceta
julepe-you-alcalde = Esta mano haces de alcalde: das y no llevas cartas.
julepe-you-passed = Has pasado: miras hasta la próxima mano.
julepe-why-call = Si juegas necesitas **2 bazas** o quedas julepe (pagas { $chips }).
julepe-why-dance = Das tú: puedes tomar la pinta (**{ $card }**) y jugar. Tiras una carta más de las que recibes{ $tricks ->
    [3] {""} y necesitas **3 bazas**
   *[other] {""}
}{ $double ->
    [yes] ; si fallas, pagas el doble
   *[no] {""}
}.
julepe-why-cannot-cover = No te alcanzan las fichas para un julepe ({ $needed }): solo puedes pasar.
julepe-why-must-play = { $who ->
    [ace] Tienes el as de triunfo: en esta mesa obliga a jugar.
   *[dealer] Ha pasado todo el mundo: en esta mesa tienes que jugar.
}
julepe-why-defend = { $who } juega a solas por { $chips } fichas. Si defiendes, recibes cartas de la baceta y juegas contra { $who }; no pagas nada si pierdes.
julepe-draw-how = { $low ->
    [0] Elige hasta { $high } y confirma
   *[other] Elige al menos { $low } y confirma
}.{ $fewer ->
    [0] {""} Quedan { $stock } cartas en la baceta.
   *[other] {""} Acabas con cinco: recibes { $fewer } menos de las que tires.
}
julepe-duty-must-beat = Sale { $led } y puedes superar: **debes montar**.
julepe-clock-defence = -# Si no contestas, no defiendes { $when }.
julepe-clock-draw = -# Si no contestas, tiras lo mínimo { $when }.
julepe-result-title = ## Mano { $deal } · resultado
julepe-result-winner = 🏆 { $who }{ $played ->
    [yes] {""} · { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }
   *[no] {""}
} · **+{ $won }**
julepe-result-julep = ❌ { $who } · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}{ $quota ->
    [2] {""}
   *[other] {""} de { $quota }
} · julepe **−{ $paid }**
julepe-result-alcalde = ▫️ { $who } · alcalde
julepe-result-defended = 🛡️ { $who } defendió la baceta · { $tricks ->
    [one] 1 baza
   *[other] { $tricks } bazas
}
julepe-result-carried = ▫️ { $who } jugaba a solas
julepe-sum-juleps = { $number ->
    [one] 1 julepe de { $each }
   *[other] { $number } julepes de { $each }
}
julepe-sum-juleps-uneven = { $total } en julepes
julepe-sum-played = { $winners ->
    [0] Nadie llega a sus bazas: plato { $plate } + { $juleps } = **{ $total }**.
    [1] Plato { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, para quien gana.
   *[other] Plato { $plate }{ $added ->
        [yes] {""} + { $juleps } = **{ $total }**
       *[no] {""}
    }, a partes iguales.
}
julepe-sum-stays = En el plato quedan **{ $chips }** para la próxima mano.
julepe-sum-all-passed = Ha pasado todo el mundo: { $again ->
    [yes] se vuelve a dar, sin puesta nueva. En el plato: **{ $chips }**.
   *[no] el plato (**{ $chips }**) espera a la próxima mano.
}
julepe-sum-undefended = Nadie defiende la baceta: en juego estaban { $chips }.
julepe-sum-baceta = { $outcome ->
    [lone] La baceta lleva julepe: quien jugaba a solas se lleva el plato ({ $chips }).
    [shared] Nadie lleva julepe: se reparte el plato ({ $chips }) y la parte de la baceta se queda.
    [defender] Gana la baceta: quien la defendió se lleva el plato ({ $chips }) y el julepe.
   *[nobody] Gana la baceta: el julepe va al plato ({ $chips }).
}
julepe-antes = -# Puesta: { $antes }
julepe-form-stake = Puesta
julepe-form-stake-about = Fichas que pone quien da
julepe-form-penalty = Julepe
julepe-form-penalty-about = Lo que paga quien no hace 2 bazas
julepe-form-penalty-hint = vacío: como la puesta
julepe-form-house = Reglas de la casa
julepe-form-baile = Baile: quien da puede tomar la pinta
julepe-form-double = Baile doble: si falla, paga el doble
julepe-form-ace = El as de triunfo obliga a jugar
julepe-form-undertrump = Subfallar es obligatorio
julepe-form-pot = El julepe es lo que hay en el plato
julepe-form-antes = Todas las sillas ponen puesta
