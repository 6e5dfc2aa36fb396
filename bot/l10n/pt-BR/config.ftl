# A configuração do servidor: páginas, problemas, permissões do bot.
config-title = ### Configuração do servidor
config-tables-heading = **Mesas**
config-games-heading = **Jogos**
config-log-heading = **Últimas mudanças**
config-line-locale = Idioma em público: **{ $language }**
config-line-grant = Fichas para começar: **{ $chips }**
config-line-daily = Fichas do dia: { $chips ->
    [0] **não há**
   *[other] até **{ $chips }** ({ $zone })
}
config-line-channels = Canais: { $channels }{ $more ->
    [0] {""}
   *[other] {""} e mais { $more }
}
config-line-banned = Sem permissão para sentar: **{ $number }**
config-line-game = { $game }: aposta **{ $stake }** · traz **{ $buy_in }**{ $rules ->
    [0] {""}
    [one] {""} · 1 regra própria
   *[other] {""} · { $rules } regras próprias
}
config-field = { $name }: **{ $value }**
config-log-line = -# { $when } { $who } · { $what }: { $before } → { $after }
config-log-banned = { $who } sem permissão para sentar
config-log-preset = { $game }, regras “{ $name }”
config-log-of = { $game }, { $name }
config-log-none = —
config-log-rules = { $number ->
    [one] 1 regra
   *[other] { $number } regras
}
config-channels = Canais
config-channels-all = todos
config-channels-in = Canais onde se abrem mesas: { $channels }
config-channels-select = Escolha canais; nenhum: todos
config-locale = Idioma
config-default = o habitual
config-rules-title = ### Regras da casa · { $game }
config-page = -# Página { $page } de { $pages }
config-preset-apply = Aplicar regras com nome…
config-preset-forget = Apagar regras salvas…
config-stakes-title = ### Fichas · { $game }
config-server-title = **No servidor todo**
config-new-tables = -# Vale para as mesas abertas a partir de agora; as que já estão não mudam.
config-tables-title = ### Mesas do servidor
config-reset-title = ### Voltar ao habitual?
config-reset-game = São esquecidas a aposta, as fichas e as regras da casa de { $game }. As regras salvas com nome ficam.
config-reset-all = Tudo o que foi configurado é esquecido. Ficam as regras salvas com nome e quem não pode sentar.
config-reset-done = Feito: o habitual vale de novo nas mesas novas.
config-saved = ✅ Salvo
config-form-rules = Regras · { $game } ({ $page })
config-form-stakes = Fichas · { $game }
config-form-server = Fichas do servidor
config-form-tables = Mesas do servidor
config-form-name = Salvar estas regras
config-name = Nome
config-name-about = Para abrir mesas com elas: /… abrir regras
config-language-set = ✅ Em público se falará { $language }. O privado continua no idioma de cada pessoa.
config-ban-done = ✅ { $who } não pode mais sentar nem abrir mesas. Se já tem cadeira, fica com ela: `/mesa levantar` a levanta.
config-unban-done = ✅ { $who } pode sentar de novo.
config-wrong = Nada foi mudado:
config-wrong-field = • **{ $name }**: { $allowed }
setting-wrong = Nada foi mudado. Esse valor não serve para { $fields }.
setting-together = Nada foi mudado. Estas regras não combinam como estão: { $fields }. Mude uma delas.
setting-unplayable = Nada foi mudado. Com estas regras não se pode dar cartas a nenhum número de cadeiras. Veja { $fields }.
setting-buy-in = Nada foi mudado. Com essa aposta cada cadeira tem que trazer ao menos { $least } fichas: veja { $fields } em `/configurar fichas`.
setting-most-stake = Nada foi mudado. A aposta ({ $stake }) fica acima do teto: { $fields }.
setting-no-preset = Não há regras com esse nome que se possam usar ou apagar.
setting-preset-name = Esse nome não serve: escreva de 1 a 40 letras, e que não seja um dos do bot.
setting-many-presets = Já há { $most } regras salvas desse jogo: apague umas antes.
setting-many-bans = Já há { $most } pessoas sem permissão para sentar: tire alguma antes.
button-config-back = ← Anterior
button-config-forward = Próxima →
button-config-edit = Mudar
button-config-keep = Salvar com nome
button-config-stakes = Mudar o jogo
button-config-server = Mudar o servidor
button-config-tables-0 = Mudar como se joga
button-config-tables-1 = Mudar os tempos
button-config-reset = Voltar ao habitual
language-es = espanhol
language-pt-BR = português
language-en = inglês
checkup-heading = **Permissões do bot neste canal**
checkup-fine = ✅ Tem tudo de que precisa.
checkup-missing = ❌ **{ $name }**: { $why }
checkup-how = Para dar: **Editar canal → Permissões**, escolha o cargo do bot e marque ✅ o que falta.
permission-view_channel = Ver canal
permission-view_channel-why = sem ela não encontra o canal
permission-send_messages = Enviar mensagens
permission-send_messages-why = sem ela não pode mostrar a mesa
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-send_messages_in_threads-why = sem ela não pode mostrar a mesa em seu tópico
permission-create_public_threads = Criar tópicos públicos
permission-create_public_threads-why = sem ela a mesa fica no canal
permission-attach_files = Anexar arquivos
permission-attach_files-why = sem ela não há imagens nem arquivos
thread-name = { $game } · mesa de { $host }
thread-opened = { $game }: a mesa está em { $place }
