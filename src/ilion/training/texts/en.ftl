# What training says.
too-few = { $name } must be at least { $least }, not { $given }
no-positions = there are no positions to learn from
no-torch = training needs torch: in a clone of Ilion, { $command } gets it
other-run = { $folder } belongs to another training run; name another folder, or remove it
step-self-play = round { $round }: self-play
step-fitting = round { $round }: fitting
step-gate = round { $round }: gate
curve-title = { $title }, players: { $seats }
curve-heading = { $title }: loss by epoch
curve-learned = games learned from
curve-held-out = games held out
