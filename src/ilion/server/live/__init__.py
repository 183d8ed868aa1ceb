"""Tables in use: the rooms that hold them in memory and are the only way to change them, the lobby that creates them and hands out
their seats, and the WebSockets of people and programs. A message is authenticated and validated here, handed to
`ilion.table.protocol`, stored, and then broadcast to everybody connected.
"""
