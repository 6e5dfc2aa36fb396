# Stored data.
privacy-title = ### What Tapete stores about you
privacy-stored = { $movements ->
    [0] No movements of chips
    [one] One movement of chips
   *[other] { $movements } movements of chips
} in { $servers ->
    [0] any server
    [one] one server
   *[other] { $servers } servers
}, and { $seats ->
    [0] no time that you sat down
    [one] one time that you sat down, with the name you had then
   *[other] { $seats } times that you sat down, with the name you had then
}.
privacy-what = Your preferences and statistics too and, for fifteen minutes, how to reach your open hand. Nothing of what you write in channels.
privacy-how = `/privacy export` gives it to you as a file. `/privacy delete` erases it.
privacy-export-done = All that is stored about you, as JSON.
privacy-delete-title = ### Erase your data?
privacy-delete-what = In all servers: your identity and your name vanish from the log and the books, and a random number takes their place so that the books balance. **Your chips and statistics are lost.** It cannot be undone.
privacy-delete-done = Done: neither your identity nor your name is left ({ $rows } rows). If you play again, you begin anew. Backups of whoever runs the bot last as long as their policy says.
privacy-delete-not = Nothing was erased.
privacy-seated = You hold seats at open tables: leave them first with `/table leave`, then repeat the command.
button-forget = Erase everything
button-forget-not = Do not erase
cmd-privacy-name = privacy
cmd-privacy-about = What Tapete stores about you
cmd-privacy-show-name = show
cmd-privacy-show-about = What is stored about you
cmd-privacy-export-name = export
cmd-privacy-export-about = All that is stored about you, as a JSON file
cmd-privacy-delete-name = delete
cmd-privacy-delete-about = Erase your identity and your name from all that is stored
