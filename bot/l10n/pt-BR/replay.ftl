# /repetição: uma mão terminada, passo a passo.
cmd-replay-name = repetição
cmd-replay-about = Uma mão terminada, passo a passo, com as cartas de todos os lugares
opt-deal-name = mão
opt-deal-about = Qual mão; vazio: as últimas deste canal
replay-title = ### { $game } · mão { $deal }
replay-step = -# Passo { $step } de { $steps } · { $did }
replay-dealt = as cartas são dadas
replay-did = { $who }: { $did }
replay-hands = **Cartas na mão**
replay-hands-dealt = **Cartas no começo**
replay-hand = { $who }: { $cards }
replay-list-title = ### Mãos terminadas
replay-none = Nenhuma mão terminou aqui ainda.
replay-select = Escolha uma mão
replay-label = { $game } · mão { $deal }
replay-age-minutes = { $number ->
    [0] agora mesmo
   *[other] há { $number } min
}
replay-age-hours = há { $number } h
replay-age-days = { $number ->
    [one] há 1 dia
   *[other] há { $number } dias
}
replay-file = O registro da mão, para guardar ou contar um erro.
button-replay-first = Começo
button-replay-prev = Voltar
button-replay-next = Próximo
button-replay-last = Final
button-replay-file = Baixar registro
refused-no-such-deal = Não encontro essa mão neste servidor. Escolha uma da lista de `/repetição`.
refused-deal-not-over = Essa mão não terminou: as cartas aparecem quando ela acabar.
