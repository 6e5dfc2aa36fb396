# Por que não, e o que vale agora. Um texto por código.
refused-other = Isso não dá para fazer agora. Toque em **Minha mão** para ver o que vale.
refused-stale = Essa jogada já passou. Está assim agora:
refused-deal-over = A mão já terminou. A próxima começa com **Próxima mão**.
refused-not-your-turn = Ainda não é sua vez.{ $who ->
    [no] {""}
   *[other] {""} Agora decide { $who }.
}
refused-not-now = Isso não cabe neste momento. **Minha mão** mostra o que vale agora.
refused-no-such-call = Essa voz não existe neste momento. **Minha mão** mostra as que valem.
refused-cannot-cover = Suas fichas não bastam para pagar se você ficar julepe{ $needed ->
    [0] {""}
   *[other] {""} ({ $needed })
}: você pode passar.
refused-must-play-ace = Você tem o ás de trunfo e nesta mesa ele obriga: tem que jogar.
refused-dealer-must-play = Todo mundo passou e é você quem dá: nesta mesa tem que jogar.
refused-must-take-turn-up = Nesta mesa, quem dá e joga pega a vira: diga **Pego a vira**.
refused-not-your-turn-up = Só quem dá as cartas pode pegar a vira.
refused-turn-up-too-late = Já é tarde para a vira: nesta mesa ela é pega antes da primeira voz.
refused-turn-up-too-early = Nesta mesa a vira é pega na sua vez: espere um pouco.
refused-already-called = Você já falou nesta mão.
refused-must-defend = Ninguém mais defende e é você quem dá: nesta mesa cabe a você defender o monte.
refused-must-discard-at-least = Você tem que largar pelo menos { $number ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $number } cartas
}.
refused-must-discard-at-most = Você pode largar { $number ->
    [0] nenhuma carta
    [one] só uma carta
   *[other] no máximo { $number } cartas
}.
refused-not-in-hand = Essa carta não está na sua mão. **Minha mão** mostra as suas.
refused-must-follow = Você tem do naipe de saída: precisa seguir.
refused-must-beat = Você pode superar a carta mais alta do naipe: precisa subir.
refused-must-trump = Você não pode seguir e tem trunfo: precisa cortar.
refused-must-overtrump = Você pode superar o trunfo da mesa: precisa cobrir.
refused-must-undertrump = Você não pode cobrir, mas tem trunfo: precisa cortar por baixo.
refused-unknown-word = Não entendi. Escreva uma carta como `7C` ou `ás de ouros`, ou escolha da lista.
refused-already-seated = Você já tem cadeira nesta mesa. **Minha mão** mostra suas cartas.
refused-bad-rules = Essas regras não vão juntas{ $least ->
    [0] {""}. Revise as opções da mesa.
   *[other] {""}: cada cadeira tem que trazer pelo menos { $least } fichas. Baixe a aposta.
}
refused-bots-forbidden = Neste servidor bots não se sentam em mesas com fichas.
refused-cannot-afford = Não há fichas suficientes para isso. `/fichas saldo` diz quantas você tem.
refused-channel-taken = Neste canal já há uma mesa. `/mesa ver` mostra a mesa de novo.
refused-closed = Essa mesa está fechada. Abra outra com `/{ $game } abrir`.
refused-deal-running = Há uma mão em jogo. Para sair agora use **Mais** → **Sair**: um bot a termina.
refused-draining = O bot vai reiniciar: não começam mãos novas, as atuais seguem depois. Tente em um minuto.
refused-needs-amount = Falta dizer quanto ou quais cartas. Abra em **Minha mão**.
refused-no-deal = Agora não há mão em jogo. Comece com **Começar** ou **Próxima mão**.
refused-no-table = Aqui não há mesa. Abra uma com o comando de um jogo, como `/julepe abrir`.
refused-not-host = Isso cabe a quem cuida da mesa ou à administração do servidor.
refused-not-in-lobby = As opções só mudam antes da primeira mão.
refused-not-seated = Você não tem cadeira nesta mesa. Peça uma com `/mão` ou **Minha mão**.
refused-paused = A mesa está em pausa: segue quando todo mundo tocar em **Já posso**.
refused-store-unavailable = O banco de dados não responde e nada foi mudado. Tente de novo em um momento.
refused-table-full = A mesa está cheia ({ $seats } cadeiras).
refused-too-few-seats = Faltam cadeiras: são precisas pelo menos { $seats ->
    [0] duas
   *[other] { $seats }
}, entre gente e bots. Adicione um bot ou espere.
refused-unknown-seat = Essa pessoa não tem cadeira nesta mesa.
refused-unknown-game = Esse jogo não se joga aqui. `/regras` mostra os que há.
refused-banned = A administração deste servidor não deixa você sentar às mesas.
refused-channel-not-allowed = Neste canal não se abrem mesas. Aqui sim: { $channels }
refused-no-such-preset = Não há regras com esse nome. Escolha da lista.
refused-stake-too-high = Neste servidor a aposta chega no máximo a { $most } fichas.
refused-too-many-tables = Já há { $most } mesas abertas, as que cabem neste servidor. Espere uma fechar.
refused-not-admin = Isso só quem gerencia o servidor faz (permissão **Gerenciar servidor**).
refused-unknown-language = Esse idioma o bot não fala: espanhol, português ou inglês.
refused-too-fast = Você vai rápido demais e nada foi feito. Tente de novo { $when }.
refused-server-too-fast = Neste servidor se pede demais ao mesmo tempo e nada foi feito. Tente de novo { $when }.
refused-tables-too-fast = Você abriu muitas mesas seguidas. Poderá abrir outra { $when }.
refused-server-tables-too-fast = Neste servidor se abrem mesas demais ao mesmo tempo. Tente de novo { $when }.
