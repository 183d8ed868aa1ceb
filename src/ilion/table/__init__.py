"""One table as pure logic: who sits where, what happened, what may be taken back, whose time runs, and what each may be told.

Nothing here does I/O or asks for the time: whoever keeps the table gives both.
"""
