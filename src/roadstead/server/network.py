"""Where a server is reached from other machines, and whom it tells: nobody who comes from there."""

from __future__ import annotations

import socket
from collections.abc import Container, Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

EVERYWHERE: Final = ("0.0.0.0", "::")
"""To listen at all addresses of this machine."""
FAR: Final = {
    socket.AF_INET: ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}
"""Some address beyond the default route, then one in each range of private networks, such as a VPN's."""


NOBODYS: Final = (".localhost", ".local", ".internal", ".home.arpa", ".lan", ".home", ".test")
"""Ends of names that nobody can register: a stranger's page cannot come from one."""


@dataclass(frozen=True)
class Listening:
    """Where a server listens."""

    host: str
    port: int
    command: str = ""
    """What to start instead, so that friends in the network can connect; empty if they can already."""

    def addresses(self) -> list[str]:
        """What other machines open, the likeliest first; asked anew each time, as a laptop changes networks."""
        if self.host in EVERYWHERE:
            family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
            return [url(host, self.port) for host in network_hosts(family)]
        return [] if is_loopback(self.host) else [url(self.host, self.port)]


def url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_hosts(family: socket.AddressFamily = socket.AF_INET) -> list[str]:
    """This machine's own addresses in the networks it is in, the one of the default route first."""
    return list(dict.fromkeys(host for far in FAR[family] for host in route_to(far, family)))


def route_to(far: str, family: socket.AddressFamily) -> Iterator[str]:
    """Our own address on the way to another, if there is a way; nothing is sent."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        found = ip_address(str(probe.getsockname()[0]))
        if not (found.is_loopback or found.is_unspecified or found.is_link_local):
            yield str(found)


def is_loopback(host: str) -> bool:
    """Whether a name or an address is that of this machine to itself."""
    try:
        found = ip_address(host)
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback


def strange_name(host_header: str, reached_at: tuple[str, int], known_as: Container[str]) -> str:
    """The name by which a browser on this machine came to us, if a stranger may have led it here; else empty.

    A stranger's name server can give any name of theirs a loopback address (DNS rebinding): their page then is of the
    same site as ours. A browser names the port it connects to, so another port was given to a proxy, which we trust.
    """
    address, port = reached_at
    try:
        parts = urlsplit(f"//{host_header}")
        name, named_port = (parts.hostname or "").rstrip("."), parts.port or 80
    except ValueError:  # no browser writes that
        return ""
    if not is_loopback(address) or named_port != port or name in known_as or is_nobodys(name):
        return ""
    return name


def is_nobodys(name: str) -> bool:
    """Whether a name means this machine or its network, as far as it can mean something to all."""
    if "." not in name or name.endswith(NOBODYS) or name == socket.gethostname().lower():
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_from_here(client: str, host_header: str) -> bool:
    """Whether a request was made on this machine, and to it by that name.

    A page that a stranger's name server sends here (DNS rebinding), and most proxies, have another name in the header.
    """
    try:
        name = urlsplit(f"//{host_header}").hostname or ""
    except ValueError:  # a truncated IPv6 address
        return False
    return is_loopback(client) and is_loopback(name)
