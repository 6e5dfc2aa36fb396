# Uma mesa em jogo, em pausa ou fechada.
ping = { $who } é a sua vez em **{ $game }** ({ $where })
hand-waits = Espere: quando for a sua vez, aparece aqui.
result-stacks = -# Fichas: { $stacks }
result-next = -# A próxima mão começa { $when }
paused-title = ### ⏸️ { $game } em pausa
paused-how = { $who } pediu. As cartas ficam guardadas; o jogo segue quando todo mundo tocar em **Já posso**.
paused-ready = Já podem: { $who }
paused-missing = Faltam: { $who }
closed-title = ### { $game } · mesa fechada
closed-why = { $why ->
    [admin] A administração do servidor fechou a mesa.
    [empty] Não ficou ninguém na mesa.
    [idle] Ninguém jogou por muito tempo.
    [channel-gone] O canal não existe mais.
    [guild-gone] O bot não está mais no servidor.
   *[host] Quem cuidava da mesa a fechou.
}
closed-deals = { $deals ->
    [0] Nenhuma mão foi jogada.
    [one] Foi jogada uma mão.
   *[other] Foram jogadas { $deals } mãos.
}
closed-chips = { $who } leva **{ $chips }** fichas
closed-plate = -# Com o prato ({ $chips }), que se divide ao fechar.
closed-again = -# Outra mesa: `/{ $game } abrir`
more-title = ### Mais opções
more-seated = Suas fichas voltam com você quando deixa a cadeira.
more-watching = Você não tem cadeira nesta mesa: vê o mesmo que todo mundo.
leave-title = ### Deixar a mesa?
leave-how = Um bot termina a mão por você. O que já está no prato fica lá; depois você leva o que sobrar das suas { $chips } fichas.
leave-done = Você deixou a mesa: **{ $chips } { $chips ->
    [0] fichas voltam
    [one] ficha volta
   *[other] fichas voltam
}** com você.
leave-after = Um bot termina esta mão por você; depois suas fichas voltam com você.
close-title = ### Fechar a mesa?
close-how = Cada cadeira leva suas fichas.
close-running = A mão em jogo é anulada: as fichas voltam a como estavam antes dela, e cada cadeira leva as suas.
close-done = A mesa está fechada.
watching = Você não tem cadeira nesta mesa.
waiting-lobby = Você tem cadeira. As cartas são dadas quando alguém tocar em **Começar**.
waiting-next = A mão terminou.
waiting-dealt-out = Você entra na próxima mão.
waiting-paused = A mesa está em pausa. Toque em **Já posso** para continuar.
waiting-stack = Você tem **{ $chips }** fichas na mesa.
sat = Você tem cadeira. Suas cartas chegam com **Minha mão** quando a mão começar.
sat-bot = { $who } se senta.
kicked = { $who } deixa a cadeira; suas fichas voltam ao saldo.
paused-done = A mesa está em pausa.
ready-done = Anotado: por você, pode continuar.
resumed-done = A mesa continua.
resumed-already = A mesa não está em pausa.
kicked-later = { $who } deixa a cadeira quando a mão acabar; até lá joga um bot.
note-away = 💤 Um bot decide por { $who }. **Voltar à cadeira** muda isso.
note-away-later = 💤 Um bot decide por { $who }. Com `/mão` se volta a decidir.
note-missed = ⌛ { $who } não respondeu a tempo{ $did ->
    [no] .
   *[other] : **{ $did }**.
}
note-back = { $who } volta à cadeira.
note-given-up = { $who } sai: um bot termina a mão pelas suas fichas.
note-left = { $why ->
    [kicked] { $who } não tem mais cadeira; leva { $chips } fichas.
    [broke] { $who } ficou sem fichas para seguir.
   *[other] { $who } sai com { $chips } fichas.
}
note-sat = { $who } se senta e entra na próxima mão.
note-host = { $who } cuida da mesa agora.
note-cannot-write = Não posso escrever neste canal: peça à administração que me deixe **ver o canal** e **enviar mensagens**.
result-next-game = -# A próxima partida começa { $when }
leave-lent = Você deixou a mesa. { $chips ->
    [one] A ficha era emprestada
   *[other] As { $chips } fichas eram emprestadas
}: seu saldo não muda.
closed-lent = { $who } termina com **{ $chips }** fichas emprestadas
