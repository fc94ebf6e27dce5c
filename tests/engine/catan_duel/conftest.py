"""Rules about cards have a letter in their number (CAT-B01), which the pattern of all tests does not know yet."""

from __future__ import annotations

import re

import pytest


def pytest_collection_modifyitems(config: pytest.Config) -> None:
    for plugin in config.pluginmanager.get_plugins():
        if isinstance(getattr(plugin, "RULE_ID", None), re.Pattern):
            plugin.RULE_ID = re.compile(r"(CAR|COB|BDG|FEL|CAT)-[A-Z]{0,2}\d{2,3}[a-z]?")
