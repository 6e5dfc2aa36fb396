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
chips-history-line = { $when } **{ $amount }** · { $why } → { $after }
chips-cause-table = { $game } `{ $table }`{ $deal ->
    [0] {""}
   *[other] {""}, mão { $deal }
}
chips-history-empty = Não há movimentos para mostrar.
chips-filter = Quais movimentos
chips-filter-all = Todos
chips-filter-tables = Das mesas
chips-filter-office = Da administração
chips-filter-server = Fichas iniciais e do dia
chips-newer = Mais novos
chips-older = Mais antigos
chips-chart-alt = Gráfico das suas fichas, livres e em mesas: começa em { $first } e agora são { $last }; o máximo, { $most }; o mínimo, { $least }.
chips-top-title = ## Classificação
chips-top-line = { $place } { $who } — { $chips } fichas
chips-top-empty = Ninguém tem fichas ainda.
chips-top-alt = Gráfico de barras da classificação: { $ranking }.
reason-grant = fichas para começar
reason-buy-in = para a mesa
reason-top-up = para a mesa, para completar
reason-cash-out = de volta da mesa
reason-gift = da administração
reason-give = da administração
reason-take = para a administração
reason-void = mão anulada
reason-daily = fichas do dia
reason-other = movimento
daily-done = **+{ $amount }** fichas do dia: agora você tem **{ $chips }** livres. De novo { $again }.
daily-taken = Você já recebeu as fichas de hoje. De novo { $again }.
daily-enough = Você tem { $floor } fichas ou mais, contando as das mesas: hoje não precisa completar.
give-done = { $author } dá **{ $amount }** { $amount ->
    [one] ficha
   *[other] fichas
} a { $who }.
take-done = { $author } retira **{ $amount }** { $amount ->
    [one] ficha
   *[other] fichas
} de { $who }.
order-reason = Motivo: { $reason }
void-done = { $author } anula a mão { $deal } da mesa `{ $table }`: cada pessoa recupera o que tinha posto.
audit-title = ### Conferência do livro
audit-good = ✅ As contas batem: cada saldo é a soma dos seus movimentos, tudo junto dá zero, e as mesas abertas têm as fichas que dizem.
audit-bad = ⚠️ { $count ->
    [one] Há uma falha
   *[other] Há { $count } falhas
} no livro:
audit-more = … e mais { $count }.
audit-size = -# { $accounts } contas · { $entries } movimentos · { $tables ->
    [0] nenhuma mesa aberta
    [one] uma mesa aberta
   *[other] { $tables } mesas abertas
} · { $minted } fichas distribuídas
audit-balance-differs = - { $account }: o saldo diz { $found }, seus movimentos somam { $expected }.
audit-server-not-zero = - { $account }: tudo junto soma { $found } e deve somar { $expected }.
audit-closed-table-holds-chips = - { $account }: a mesa está fechada e restam { $found } fichas.
audit-table-differs = - { $account }: o livro diz { $found }, a mesa diz { $expected }.
audit-table-unreadable = - { $account }: suas jogadas não podem ser lidas.
account-server = o servidor
account-mint = a emissão
account-house = a casa
account-stack = cadeira { $chair } da mesa `{ $table }`
account-pot = prato da mesa `{ $table }`
account-table = mesa `{ $table }`
export-done = { $rows ->
    [0] Nenhum movimento
    [one] Um movimento
   *[other] { $rows } movimentos
} do livro, em CSV. Contém identidades: trate com cuidado.
refused-amount-out-of-range = A quantidade vai de 1 a { $most }.
refused-daily-off = Neste servidor não há fichas do dia. A administração ativa com `/configurar fichas`.
refused-export-too-large = São movimentos demais para um arquivo: peça menos dias com a opção `dias`.
refused-no-reason = Falta o motivo: quem recebe ou perde as fichas vai ver.
refused-void-unknown = Essa mão não existe ou não terminou. `/fichas movimentos` mostra as mesas e as mãos.
refused-not-for-bots = Bots não têm conta de fichas: escolha uma pessoa.
refused-take-too-much = Há { $most } fichas livres nessa conta: não dá para retirar mais. As das mesas não se tocam.
refused-too-many-chips = Essa conta passaria do que cabe em uma.
refused-void-already = Essa mão já está anulada.
refused-void-spent = Não dá para anular: alguém que ganhou nessa mão já não tem livres as fichas que deveria devolver.
refused-void-too-late = Em uma mesa aberta só se anula a última mão terminada, enquanto quem jogou continua na cadeira. Feche a mesa e qualquer uma poderá ser anulada.
cmd-chips-daily-name = diárias
cmd-chips-daily-about = Completa suas fichas uma vez por dia, se o servidor permitir
cmd-chips-give-name = dar
cmd-chips-give-about = Administração: dá fichas a alguém, com um motivo
cmd-chips-take-name = retirar
cmd-chips-take-about = Administração: retira fichas livres, com um motivo
cmd-chips-void-name = anular
cmd-chips-void-about = Administração: anula uma mão terminada e devolve suas fichas
cmd-chips-audit-name = conferir
cmd-chips-audit-about = Administração: confere se todas as contas batem
cmd-chips-export-name = exportar
cmd-chips-export-about = Administração: o livro inteiro em um arquivo CSV
opt-kind-name = tipo
opt-kind-about = Quais movimentos
opt-amount-name = quantidade
opt-amount-about = Quantas fichas
opt-reason-name = motivo
opt-reason-about = Por quê; todo mundo vê
opt-table-name = mesa
opt-table-about = A mesa, como em /fichas movimentos
opt-void-deal-name = mão
opt-void-deal-about = Número da mão nessa mesa
opt-days-name = dias
opt-days-about = Só os últimos dias; vazio: tudo
