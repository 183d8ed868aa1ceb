# What the arena says.
too-few-bots = there must be { $wanted } bots for as many seats, not { $found }; name a bot several times to let it play itself
too-few-games = games must be at least 1, not { $found }
other-journal = { $file } belongs to another tournament; name another file, or remove it
not-a-journal = { $file } is not an arena journal: { $reason }
no-place = matches cannot be played on “{ $place }”; use local, ray or ray://HOST:PORT
no-package = the package { $package } is not installed: in a clone of Ilion, { $command } gets it
