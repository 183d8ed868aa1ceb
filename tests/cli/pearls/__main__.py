"""The `ilion` command with Pearls among its games."""

import ilion
from ilion.cli.main import run

ilion.register("pearls", "tests.cli.pearls.game")
run()
