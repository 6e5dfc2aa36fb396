# A mesa antes da primeira mão.
lobby-title = ## { $game } · mesa de { $host }
lobby-seats = De { $low } a { $high } pessoas ou bots
lobby-seats-exact = Exatamente { $seats } cadeiras, entre gente e bots
lobby-buy-in = Cada cadeira traz **{ $chips }** fichas (sem valor)
lobby-clock = { $seconds } s por vez; quando acaba, o sistema decide
lobby-clock-minutes = { $minutes } min por vez; quando acaba, o sistema decide
lobby-clock-hours = { $hours ->
    [one] 1 hora por vez
   *[other] { $hours } horas por vez
}; quando acaba, o sistema decide
lobby-no-clock = Sem limite de tempo
lobby-more-rules = e mais { $number ->
    [one] uma regra
   *[other] { $number } regras
} da casa
lobby-nobody = Ainda não tem ninguém.
lobby-host = { $place }. { $who } · cuida da mesa
lobby-member = { $place }. { $who }
lobby-bot = { $place }. { $who } · bot { $level }
lobby-taken = -# { $taken } de { $most }{ $missing ->
    [0] {""} · já dá para começar
    [one] {""} · falta { $missing }
   *[other] {""} · faltam { $missing }
}
lobby-closes = -# A mesa fecha { $when }
lobby-begun = A mesa está em jogo: a mão atual está abaixo.
level-prudente = prudente
level-prudente-about = Só joga com boas cartas
level-normal = normal
level-normal-about = Um pouco de tudo
level-atrevido = ousado
level-atrevido-about = Joga quase sempre
addbot-title = ### Que bot se senta?
addbot-select = Jeito do bot
form-title = Opções da mesa
form-time = Tempo por vez
form-time-30 = 30 segundos
form-time-60 = 60 segundos
form-time-90 = 90 segundos
form-time-0 = Sem limite
form-time-other = { $seconds } segundos (como agora)
form-chips = Escreva um número inteiro de fichas entre { $low } e { $high }.
form-late = O formulário demorou demais. Toque de novo.
lobby-lent = Cada cadeira joga com **{ $chips }** fichas emprestadas: ninguém ganha nem perde as suas
