"""Keys of the server itself, made at the first start and kept in its database. They never leave it: not in answers, not in logs."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_der_private_key
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ilion.server.storage.schema import server_keys
from ilion.server.storage.store import Store
from ilion.server.storage.tokens import digest

VAPID = "vapid"
UNSUBSCRIBE = "unsubscribe"
ADDRESSES = "addresses"
KEY_BYTES = 32


class ServerKeys:
    """The keys, read once. `load` is called when the server starts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._vapid: ec.EllipticCurvePrivateKey | None = None
        self._unsubscribe = b""
        self._addresses = b""

    def __repr__(self) -> str:
        return "ServerKeys(…)"

    async def load(self) -> None:
        """Read the keys, and make those that are missing. If two servers create one at the same time, one wins and both use it."""
        der = await self._stored(VAPID, _new_vapid())
        key = load_der_private_key(der, None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._vapid = key
        self._unsubscribe = await self._stored(UNSUBSCRIBE, secrets.token_bytes(KEY_BYTES))
        self._addresses = await self._stored(ADDRESSES, secrets.token_bytes(KEY_BYTES))

    async def _stored(self, name: str, new: bytes) -> bytes:
        query = select(server_keys.c.value).where(server_keys.c.name == name)
        rows = await self.store.read(query)
        if not rows:
            with contextlib.suppress(IntegrityError):
                await self.store.write(lambda connection: connection.execute(insert(server_keys), {"name": name, "value": new}))
            rows = await self.store.read(query)
        return bytes(rows[0].value)

    @property
    def vapid(self) -> ec.EllipticCurvePrivateKey:
        assert self._vapid is not None, "the keys are not loaded yet"
        return self._vapid

    def address_digest(self, address: str) -> str:
        """Return a digest that shows whether two network addresses are the same, and nothing else: without the key nobody can find
        the address by trying all of them."""
        assert self._addresses, "the keys are not loaded yet"
        return hmac.digest(self._addresses, address.encode(), hashlib.sha256).hex()

    def unsubscribe_token(self, person: str) -> str:
        """Return a token with which anybody can switch off this person's mails, and nothing else."""
        mac = hmac.digest(self._unsubscribe, person.encode(), hashlib.sha256).hex()[:32]
        return f"{person}.{mac}"

    def person_of(self, token: str) -> str | None:
        """Return the person whose mails a token switches off; None if it is not one of ours."""
        person = token.rpartition(".")[0]
        return person if hmac.compare_digest(digest(self.unsubscribe_token(person)), digest(token)) else None


def _new_vapid() -> bytes:
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
