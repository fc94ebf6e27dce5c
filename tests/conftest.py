"""What all tests share."""

from __future__ import annotations

import re

import pytest

RULE_ID = re.compile(r"(CAR|COB|BDG|FEL|CAT)-[A-Z]{0,2}\d{2,3}[a-z]?")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that claims a rule must name it as the ledgers do."""
    for item in items:
        for mark in item.iter_markers("rule"):
            wrong = [rule for rule in mark.args if not RULE_ID.fullmatch(rule)]
            if wrong or not mark.args:
                raise pytest.UsageError(f"{item.nodeid}: no rule has the id {wrong}")
