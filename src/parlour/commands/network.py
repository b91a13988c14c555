"""The addresses under which other devices of a home network reach this machine."""

import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address

ASK_FOR_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR of each system; Windows tells all its addresses by the name of the machine."""


def home_addresses(*, any_network: bool = False) -> tuple[str, ...]:
    """This machine's addresses in private networks (RFC 1918 and the like), the one with the way
    out first; with `any_network` also public ones. Empty where there is none."""
    return fit_for_guests([*by_route(), *by_name(), *by_interface()], any_network=any_network)


def fit_for_guests(found: Iterable[str], *, any_network: bool) -> tuple[str, ...]:
    """Those that a guest's device can use, each once."""
    known = dict.fromkeys(IPv4Address(text) for text in found)
    return tuple(
        str(address)
        for address in known
        if not (address.is_loopback or address.is_link_local or address.is_unspecified)
        and (any_network or address.is_private)
    )


def by_route(towards: str = "192.0.2.1") -> list[str]:
    """Connecting a datagram socket sends nothing: it only finds the route (192.0.2.1 is reserved
    for examples)."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((towards, 9))
        return [str(probe.getsockname()[0])]
    return []


def by_name() -> list[str]:
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return [str(address[0]) for *_, address in found]
    return []


def by_interface() -> list[str]:
    """The first address of each network interface."""
    if sys.platform == "win32" or sys.platform not in ASK_FOR_ADDRESS:
        return []
    from fcntl import ioctl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # an interface without an IPv4 address
                asked = struct.pack("256s", name.encode()[:15])
                told = ioctl(asking, ASK_FOR_ADDRESS[sys.platform], asked)
                found.append(socket.inet_ntoa(told[20:24]))
    return found
