# O livro de fichas.
chips-title = ### Fichas
chips-balance = { $who } tem **{ $chips }** { $chips ->
    [0] fichas livres
    [one] ficha livre
   *[other] fichas livres
}.
chips-at-tables = Em mesas: **{ $chips }**
chips-no-value = -# Fichas de jogo: sem valor, não se compram nem se trocam.
chips-none = { $who } ainda não tem fichas aqui: elas chegam ao sentar pela primeira vez.
chips-history-title = ### Movimentos
chips-history-line = { $when } **{ $amount }** · { $why }{ $table ->
    [no] {""}
   *[other] {""} · mesa { $table }
} → { $after }
chips-history-empty = Ainda não há movimentos.
chips-top-title = ## Classificação
chips-top-line = { $place } { $who } — { $chips } fichas
chips-top-empty = Ninguém tem fichas ainda.
reason-grant = fichas para começar
reason-buy-in = para a mesa
reason-top-up = para a mesa, para completar
reason-cash-out = de volta da mesa
reason-gift = da administração
reason-daily = fichas do dia
reason-other = movimento
