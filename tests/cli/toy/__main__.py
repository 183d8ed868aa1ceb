"""The `ilion` command with the toy among its games."""

import ilion
from ilion.cli.main import run

ilion.register("pearls", "toy")
run()
