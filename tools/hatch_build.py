"""Wheel hook: the wheel carries the built browser client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_client


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        node = [] if build_client.machine_npm() else [build_client.NODE_PACKAGE]
        return ["msgspec>=0.19", *node]  # the games draw their own art

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install leaves the client to ./parlour, which shows the progress.
        if version != "editable":
            build_client.build()
