"""Build hook: the compiled kernels and the web client go into wheels, generated C and the client into sdists.

Neither a compiler, nor Cython, nor npm, nor a network is needed: what cannot be built is left out with a warning, the
kernels then run from their sources. `tools/build_kernels.py` and `tools/build_client.py` say how to require or skip.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import build_client
import build_kernels

SCRATCH = Path(__file__).resolve().parent / "build" / "kernels"


class LosetasBuildHook(BuildHookInterface[Any]):
    """Compile, build the client, and tell hatchling which of the files go where."""

    def dependencies(self) -> list[str]:
        """Ask for Cython only when the generated C is not there already."""
        return [build_kernels.CYTHON] if build_kernels.needs_cython() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the archive is written; an editable install gets its kernels in the source tree."""
        if self.target_name == "sdist":
            build_client.attempt(self.app.display_warning)
            build_kernels.attempt(lambda: self._add_generated_c(build_data), self.app.display_warning)
        elif version == "editable":
            folders = build_kernels.kernel_folders()
            build_kernels.attempt(lambda: build_kernels.build_in_place(folders), self.app.display_warning)
        else:
            build_client.attempt(self.app.display_warning)
            build_kernels.attempt(lambda: self._add_modules(build_data), self.app.display_warning)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only made for the archive."""
        shutil.rmtree(SCRATCH, ignore_errors=True)

    def _add_generated_c(self, build_data: dict[str, Any]) -> None:
        for folder in build_kernels.kernel_folders():
            place = folder.relative_to(build_kernels.ROOT)
            for source in build_kernels.kernels.kernel_sources(folder):
                c_file = SCRATCH / place / f"{source.stem}.c"
                c_file.parent.mkdir(parents=True, exist_ok=True)
                build_kernels.generate_c(source, c_file)
                build_data["force_include"][str(c_file)] = str(place / c_file.name)

    def _add_modules(self, build_data: dict[str, Any]) -> None:
        include = {}
        for folder in build_kernels.kernel_folders():
            place = folder.relative_to(build_kernels.SOURCE_TREE)
            for path in build_kernels.build_folder(folder, SCRATCH / place):
                include[str(path)] = str(place / path.name)
        if include:
            build_data["force_include"].update(include)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
