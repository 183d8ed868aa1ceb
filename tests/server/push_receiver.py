"""A push service and the browser behind it: takes a server's messages, and decrypts them as a browser does by RFC 8291."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def unpadded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushReceiver:
    """One subscription. `status` is the response of the service; `messages` are the messages that the browser has decrypted."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.status = 201
        self.messages: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.arrived = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with receiver.arrived:
                    receiver.headers.append({name.lower(): value for name, value in self.headers.items()})
                    if receiver.status < 300:
                        receiver.messages.append(json.loads(receiver.decrypt(body)))
                    receiver.arrived.notify_all()
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.service = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.service.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.service.server_address[1]}/push/abc"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": {"p256dh": unpadded(self.point), "auth": unpadded(self.auth)}}

    def decrypt(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender_point, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender_point)
        shared = self.key.exchange(ec.ECDH(), sender)
        key = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\x00" + self.point + sender_point).derive(shared)
        content_key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(key)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(key)
        return AESGCM(content_key).decrypt(nonce, record, None).rstrip(b"\x00").removesuffix(b"\x02")

    def claims(self, number: int = -1) -> dict[str, Any]:
        """Check the signature of a request, and return its claims."""
        parts = dict(part.strip().split("=", 1) for part in self.headers[number]["authorization"].removeprefix("vapid ").split(","))
        head, claims, signature = parts["t"].split(".")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(parts["k"]))
        raw = padded(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        found: dict[str, Any] = json.loads(padded(claims)) | {"key": parts["k"]}
        return found

    def close(self) -> None:
        self.service.shutdown()
        self.service.server_close()
