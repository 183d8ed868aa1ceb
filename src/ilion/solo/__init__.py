"""Tables without a server: the same protocol from one process, with everything in memory.

`Solo` is a second host of `ilion.table`, beside `ilion.server`, and `Api` answers the requests of the HTTP API about its tables.
They need no network, no database and no asyncio, so they also run in a visitor's browser. Requests (`Api.request`) and messages
(`Connection.receive`) come and go as plain data. A host with storage passes `store`, which must not return before the entries are
safe. Bots think when `Solo.think` is called; a host with a second process takes the lines of `Solo.tasks` there and brings back the
answers.
"""

from ilion.solo.api import Api
from ilion.solo.host import Connection, Solo, Task, Visitor

__all__ = ["Api", "Connection", "Solo", "Task", "Visitor"]
