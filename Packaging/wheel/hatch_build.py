"""Names the platform in the wheel, which has a program of that platform in it and no Python."""

import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Platform(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{os.environ['TRACEBOOK_PLATFORM']}"
