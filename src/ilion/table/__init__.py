"""Tables as pure logic, without I/O, clocks or a network: a host stores, sends and keeps the time.

`table` is one table as the fold of its log entries. `visibility` and `feed` decide what each viewer is sent. `session` adds the
people connected to a table, and `protocol` and `seating` say what every message and request means. Both hosts, the server and
`ilion.solo`, use them.
"""
