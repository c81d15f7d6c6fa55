"""`python -m losetas.cli` is `losetas`."""

import sys

from losetas.cli import main

sys.exit(main())
