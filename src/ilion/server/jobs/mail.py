"""Mail, if the host has set up SMTP."""

from __future__ import annotations

import asyncio
import os
import smtplib
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from ilion.core.text import Catalogue
from ilion.server.problems import ApiError
from ilion.server.settings import Settings
from ilion.server.telemetry import log

CATALOGUE = Catalogue("ilion.server")
TIMEOUT = 10.0  # seconds
MAX_AT_ONCE = 6  # mails: more than the limit of notices, so that links that people wait for do not queue behind those
PASSWORD = "ILION_SMTP_PASSWORD"  # the variable of the environment with the password


class MailRefused(Exception):
    """The mail server refuses the address of the reader for good."""


class Mailer:
    """Sends mails through the host's SMTP server: `smtp://USER@HOST:PORT` (with STARTTLS if it is offered) or `smtps://…`."""

    def __init__(self, settings: Settings) -> None:
        self.url = urlsplit(settings.smtp)
        self.sender = settings.mail_from
        self.address = settings.address.rstrip("/")
        # Threads of its own: a slow mail server must not delay other work that the server does in threads.
        self.threads = ThreadPoolExecutor(MAX_AT_ONCE, thread_name_prefix="mail")

    @property
    def is_set_up(self) -> bool:
        return bool(self.url.hostname and self.sender and self.address)

    def require(self) -> None:
        if not self.is_set_up:
            raise ApiError(409, "no-mail", "this server sends no mail: use a recovery code, or ask the host for a link")

    def close(self) -> None:
        """Stop sending. A mail that is on its way arrives; waiting ones are dropped."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send_link(self, key: str, to: str, login: str, path: str, language: str) -> None:
        """Send one of our texts with a link to a page of the web app. A failure is logged: the reader learns nothing from it."""
        language = language if language in CATALOGUE.languages() else "en"

        def say(name: str) -> str:
            return CATALOGUE.format(name, {"login": login}, language)

        mail = EmailMessage()
        mail["Subject"], mail["From"], mail["To"] = say(f"{key}-subject"), self.sender, to
        mail.set_content(f"{say(key)}\n\n{self.address}{path}\n\n{say('mail-ignore')}\n")
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self._send, mail)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a mail was not sent", extra={"error": type(error).__name__})

    async def send_notice(self, to: str, subject: str, text: str, unsubscribe: str) -> None:
        """Send a notice, which its reader can end with one click (RFC 8058). Raises `MailRefused`, or OSError if it can be tried
        again."""
        mail = EmailMessage()
        mail["Subject"], mail["From"], mail["To"] = subject, self.sender, to
        mail["List-Unsubscribe"] = f"<{self.address}/api/mail/unsubscribe/{unsubscribe}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self._send, mail)
        except smtplib.SMTPRecipientsRefused as error:
            if any(code >= 500 for code, _ in error.recipients.values()):
                raise MailRefused from None
            raise

    def _send(self, mail: EmailMessage) -> None:
        kind = smtplib.SMTP_SSL if self.url.scheme == "smtps" else smtplib.SMTP
        with kind(self.url.hostname or "", self.url.port or 0, timeout=TIMEOUT) as smtp:
            if self.url.scheme == "smtp":
                smtp.ehlo()
                if smtp.has_extn("starttls"):
                    smtp.starttls()
            if self.url.username:
                smtp.login(unquote(self.url.username), os.environ.get(PASSWORD, ""))
            smtp.send_message(mail)
