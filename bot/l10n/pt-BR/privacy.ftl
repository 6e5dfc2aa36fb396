# Dados guardados.
privacy-title = ### O que o Tapete guarda de você
privacy-stored = { $movements ->
    [0] Nenhum movimento de fichas
    [one] Um movimento de fichas
   *[other] { $movements } movimentos de fichas
} em { $servers ->
    [0] nenhum servidor
    [one] um servidor
   *[other] { $servers } servidores
}, e { $seats ->
    [0] nenhuma vez que você sentou
    [one] uma vez que você sentou, com o nome que tinha na hora
   *[other] { $seats } vezes que você sentou, com o nome que tinha na hora
}.
privacy-what = Também suas preferências, suas estatísticas e, por quinze minutos, como chegar à sua mão aberta. Nada do que você escreve nos canais.
privacy-how = `/privacidade exportar` dá tudo em um arquivo. `/privacidade apagar` apaga.
privacy-export-done = Tudo o que está guardado de você, em JSON.
privacy-delete-title = ### Apagar seus dados?
privacy-delete-what = Em todos os servidores: sua identidade e seu nome somem do registro e do livro, e um número ao acaso fica no lugar para que as contas batam. **Suas fichas e suas estatísticas se perdem.** Não dá para desfazer.
privacy-delete-done = Feito: não resta sua identidade nem seu nome ({ $rows } linhas). Se voltar a jogar, você começa do zero. As cópias de segurança de quem cuida do bot duram o que disser a política dele.
privacy-delete-not = Nada foi apagado.
privacy-seated = Você tem cadeira em mesas abertas: deixe-as primeiro com `/mesa sair` e repita o comando.
button-forget = Apagar tudo
button-forget-not = Não apagar
cmd-privacy-name = privacidade
cmd-privacy-about = O que o Tapete guarda de você
cmd-privacy-show-name = ver
cmd-privacy-show-about = O que está guardado de você
cmd-privacy-export-name = exportar
cmd-privacy-export-about = Tudo o que está guardado de você, em um arquivo JSON
cmd-privacy-delete-name = apagar
cmd-privacy-delete-about = Apaga sua identidade e seu nome de tudo o que está guardado
