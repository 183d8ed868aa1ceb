from __future__ import annotations

import pytest

from tests.server.harness import Visitor
from tests.server.protocol.hosts import Host, ServerHost, SoloHost


@pytest.fixture(params=["server", "solo"])
def host(request: pytest.FixtureRequest) -> Host:
    """Every host of the protocol, one after the other."""
    return ServerHost(request.getfixturevalue("server")) if request.param == "server" else SoloHost()


@pytest.fixture
def ann(host: Host) -> Visitor:
    return host.visitor()


@pytest.fixture
def bob(host: Host) -> Visitor:
    return host.visitor()


@pytest.fixture
def eve(host: Host) -> Visitor:
    return host.visitor()
