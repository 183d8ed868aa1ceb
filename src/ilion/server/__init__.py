"""Tables on the network. `api` answers HTTP requests, `live` serves tables over WebSockets, `jobs` does the work that no request
triggers (bots, clocks, ratings, clean-up), and `storage` keeps everything in a database. `ilion.table` defines the meaning of the
messages; this package authenticates, validates, transports, stores and schedules.
"""
