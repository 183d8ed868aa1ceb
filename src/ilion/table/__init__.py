"""Tables as pure logic, without I/O, clocks or a network: a host stores, sends and keeps the time.

`table` is one table as the fold of its log entries. `visibility` and `feed` build the messages for each viewer. `session` adds the
people connected to a table, and `protocol` and `seating` define the meaning of every message and request. Both hosts, the server
and `ilion.solo`, use them.
"""
