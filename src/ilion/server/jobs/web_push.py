"""Web push: messages to a browser through the push service of its maker, which carries them encrypted.

Encryption is that of RFC 8291 (content coding aes128gcm, RFC 8188), identification that of RFC 8292 (VAPID). An endpoint is an
address that a browser names, so it may be anything: only public addresses over https are called, at the very address that was
checked, and no redirect is followed.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ilion.server.problems import ApiError

RECORD_SIZE = 4096
MAX_MESSAGE = 3_000  # bytes: a push service takes 4,096 including the envelope
SALT_BYTES = 16
AUTH_BYTES = 16
POINT_BYTES = 65
TIMEOUT = 10.0  # seconds that a message may take in total, even if the other side answers slowly
MAX_LOOKUPS = 4  # names of hosts that are looked up at a time
MAX_LINE = 4_096  # bytes of a line of an answer
MAX_HEADERS = 100
TTL = 24 * 3600  # seconds for which a push service keeps a message for a device that is off
TOKEN_HOURS = 12
GONE = (404, 410)  # the answers of a push service for a subscription that has ended
# Names are looked up by threads of their own: a slow one must not delay other work that the server does in threads.
LOOKUPS = ThreadPoolExecutor(MAX_LOOKUPS, thread_name_prefix="push-lookup")


class EndpointRefused(Exception):
    """An endpoint that must not be called; the message says why, without naming the address that was found."""


class HostUnknown(EndpointRefused):
    """The name of the endpoint's host cannot be resolved now; that may be a temporary failure of the network."""


def b64encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def b64decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key in the format of browsers."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise if these are not the keys of a browser's subscription."""
    try:
        public, secret = b64decode(p256dh), b64decode(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    except ValueError:
        public, secret = b"", b""
    if len(public) != POINT_BYTES or len(secret) != AUTH_BYTES:
        raise ApiError(
            422, "invalid-subscription", "p256dh is a point on P-256 and auth has 16 bytes, both as the browser gives them"
        )


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for a subscription (RFC 8291). Sender and salt are new for every message; tests fix them."""
    receiver_point = b64decode(p256dh)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver_point)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT_BYTES)
    sender_point = point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), receiver)
    key = HKDF(hashes.SHA256(), 32, b64decode(auth), b"WebPush: info\0" + receiver_point + sender_point).derive(shared)
    content_key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(key)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(key)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender_point)]) + sender_point
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def vapid_header(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, at: float) -> str:
    """Return the header that tells a push service which server sends a message (RFC 8292)."""
    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(at) + TOKEN_HOURS * 3600, "sub": contact}
    text = ".".join(
        b64encode(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    signature = b64encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={b64encode(point(key.public_key()))}"


@dataclass
class PushSender:
    """Sends messages to push services. `allow_private` lets it call addresses of its own network, over http too: for tests, and for
    hosts with their own push service."""

    key: ec.EllipticCurvePrivateKey
    contact: str  # the host's contact for the operator of a push service: an https or mailto address
    allow_private: bool = False

    def __repr__(self) -> str:
        return "PushSender(…)"

    @cached_property
    def public_key(self) -> str:
        return b64encode(point(self.key.public_key()))

    async def check(self, endpoint: str) -> None:
        """Raise `EndpointRefused` if an endpoint must not be called."""
        try:
            async with asyncio.timeout(TIMEOUT):
                await self._find(split_endpoint(endpoint))
        except TimeoutError:
            raise HostUnknown("the endpoint's host is not known") from None

    async def send(self, endpoint: str, p256dh: str, auth: str, message: bytes, urgency: str = "normal") -> int:
        """Send a message and return the status of the answer. Raises `EndpointRefused`, or OSError if nobody answers in time."""
        if len(message) > MAX_MESSAGE:
            raise ValueError(f"a push message has at most {MAX_MESSAGE} bytes, not {len(message)}")
        url = split_endpoint(endpoint)
        body = encrypt(message, p256dh, auth)
        headers = {
            "Authorization": vapid_header(self.key, endpoint, self.contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Urgency": urgency,
        }
        async with asyncio.timeout(TIMEOUT):
            return await self._post(url, body, headers)

    async def _find(self, url: SplitResult) -> tuple[str, int]:
        return await asyncio.get_running_loop().run_in_executor(LOOKUPS, self._address, url)

    def _address(self, url: SplitResult) -> tuple[str, int]:
        """Return the address behind an endpoint, if it may be called."""
        try:
            port = url.port or (443 if url.scheme == "https" else 80)
        except ValueError:
            raise EndpointRefused("the endpoint has no valid port") from None
        if not url.hostname or url.username is not None or url.scheme not in ("https", "http"):
            raise EndpointRefused("an endpoint is an https address")
        if url.scheme != "https" and not self.allow_private:
            raise EndpointRefused("an endpoint is an https address")
        try:
            found = socket.getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
        except OSError:
            raise HostUnknown("the endpoint's host is not known") from None
        except ValueError:  # a part of the name is empty or too long
            raise EndpointRefused("the endpoint has no valid host") from None
        addresses = [str(item[4][0]) for item in found]
        if not self.allow_private and not all(is_public(address) for address in addresses):
            raise EndpointRefused("the endpoint is not a public address")
        return addresses[0], port

    async def _post(self, url: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        address, port = await self._find(url)
        secure = {"ssl": _tls(), "server_hostname": url.hostname} if url.scheme == "https" else {}
        # The address that was checked is called: the name may resolve to another one in the meantime.
        reader, writer = await asyncio.open_connection(address, port, limit=MAX_LINE, **secure)  # type: ignore[arg-type]
        try:
            target = (url.path or "/") + (f"?{url.query}" if url.query else "")
            lines = [f"POST {target} HTTP/1.1", f"Host: {url.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            while (status := await read_status(reader)) < 200:  # before the answer proper
                await skip_headers(reader)
            return status
        finally:
            writer.transport.abort()


def split_endpoint(endpoint: str) -> SplitResult:
    """Return the parts of an endpoint. Raises `EndpointRefused` if it is not an address."""
    try:
        if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise ValueError
        return urlsplit(endpoint)
    except ValueError:
        raise EndpointRefused("the endpoint is not a valid address") from None


async def read_status(reader: asyncio.StreamReader) -> int:
    """Return the status of an answer from its first line. Raises OSError if it is not an HTTP response."""
    words = (await _read_line(reader)).split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit() or len(words[1]) != 3:
        raise OSError("the push service does not speak HTTP")
    return int(words[1])


async def skip_headers(reader: asyncio.StreamReader) -> None:
    for _ in range(MAX_HEADERS):
        if not (await _read_line(reader)).strip():
            return
    raise OSError("the answer of the push service is too long")


async def _read_line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readline()
    except ValueError:
        raise OSError("the answer of the push service is too long") from None


def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def is_public(address: str) -> bool:
    """Whether an address is on the internet, not on this machine or its networks."""
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return bool(mapped.is_global and found.is_global and not mapped.is_multicast and not mapped.is_reserved)
