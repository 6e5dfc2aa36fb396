# A server's settings: pages, problems, the bot's permissions.
config-title = ### Server settings
config-tables-heading = **Tables**
config-games-heading = **Games**
config-log-heading = **Last changes**
config-line-locale = Language in public: **{ $language }**
config-line-grant = Chips to start with: **{ $chips }**
config-line-daily = Daily chips: { $chips ->
    [0] **off**
   *[other] up to **{ $chips }** ({ $zone })
}
config-line-channels = Channels: { $channels }{ $more ->
    [0] {""}
   *[other] {""} and { $more } more
}
config-line-banned = Banned from tables: **{ $number }**
config-line-game = { $game }: stake **{ $stake }** · brings **{ $buy_in }**{ $rules ->
    [0] {""}
    [one] {""} · 1 own rule
   *[other] {""} · { $rules } own rules
}
config-field = { $name }: **{ $value }**
config-log-line = -# { $when } { $who } · { $what }: { $before } → { $after }
config-log-banned = { $who } banned from tables
config-log-preset = { $game }, rules “{ $name }”
config-log-of = { $game }, { $name }
config-log-none = —
config-log-rules = { $number ->
    [one] 1 rule
   *[other] { $number } rules
}
config-channels = Channels
config-channels-all = all
config-channels-in = Channels where tables open: { $channels }
config-channels-select = Choose channels; none: all
config-locale = Language
config-default = as usual
config-rules-title = ### House rules · { $game }
config-page = -# Page { $page } of { $pages }
config-preset-apply = Apply named rules…
config-preset-forget = Delete saved rules…
config-stakes-title = ### Chips · { $game }
config-server-title = **In the whole server**
config-new-tables = -# Holds for tables opened from now on; open ones do not change.
config-tables-title = ### Tables of the server
config-reset-title = ### Back to the defaults?
config-reset-game = Stakes, chips and house rules of { $game } are forgotten. Rules saved under a name stay.
config-reset-all = All settings are forgotten. Rules saved under a name and bans stay.
config-reset-done = Done: the defaults hold again for new tables.
config-saved = ✅ Saved
config-form-rules = Rules · { $game } ({ $page })
config-form-stakes = Chips · { $game }
config-form-server = Chips of the server
config-form-tables = Tables of the server
config-form-name = Save these rules
config-name = Name
config-name-about = To open tables with them: /… start preset
config-language-set = ✅ Public messages will be in { $language }. Private ones stay in each member's language.
config-ban-done = ✅ { $who } can no longer sit down or open tables. A seat taken already stays: `/table kick` takes it away.
config-unban-done = ✅ { $who } may sit down again.
config-wrong = Nothing was changed:
config-wrong-field = • **{ $name }**: { $allowed }
setting-wrong = Nothing was changed. That value does not fit { $fields }.
setting-together = Nothing was changed. These rules do not go together as they are: { $fields }. Change one of them.
setting-unplayable = Nothing was changed. By these rules no number of seats can be dealt to. Look at { $fields }.
setting-buy-in = Nothing was changed. With that stake each seat has to bring at least { $least } chips: look at { $fields } in `/config stakes`.
setting-most-stake = Nothing was changed. The stake ({ $stake }) is above its limit: { $fields }.
setting-no-preset = There are no rules of that name to use or delete.
setting-preset-name = That name will not do: write 1 to 40 characters, and none of the bot's own names.
setting-many-presets = { $most } sets of rules are saved for that game: delete one first.
setting-many-bans = { $most } members are banned already: take one off first.
button-config-back = ← Back
button-config-forward = Next →
button-config-edit = Change
button-config-keep = Save under a name
button-config-stakes = Change the game
button-config-server = Change the server
button-config-tables-0 = Change the tables
button-config-tables-1 = Change the times
button-config-reset = Back to the defaults
language-es = Spanish
language-pt-BR = Portuguese
language-en = English
checkup-heading = **The bot's permissions here**
checkup-fine = ✅ It has all that it needs.
checkup-missing = ❌ **{ $name }**: { $why }
checkup-how = To give it: **Edit Channel → Permissions**, choose the bot's role and tick ✅ what is missing.
permission-view_channel = View Channel
permission-view_channel-why = it cannot find the channel without
permission-send_messages = Send Messages
permission-send_messages-why = it cannot show the table without
permission-send_messages_in_threads = Send Messages in Threads
permission-send_messages_in_threads-why = it cannot show the table in its thread without
permission-create_public_threads = Create Public Threads
permission-create_public_threads-why = tables stay in the channel without
permission-attach_files = Attach Files
permission-attach_files-why = there are no pictures or files without
thread-name = { $game } · { $host }'s table
thread-opened = { $game }: the table is in { $place }
