# Help and rules.
rules-title = ## { $game } in a minute
rules-house = House rules at this table:
rules-select = See more
about-title = ## Tapete
about-what = Spanish and Portuguese card games on Discord: sit down in a channel and play with people, with bots, or with both. Hands are private.
about-how = Open a table with a game's command, such as `/julepe start`, see your cards with `/hand` and the rules with `/rules`.
about-version = -# Version { $version }
about-chips = -# Chips have no value: they are not bought, not sold and not exchanged.
