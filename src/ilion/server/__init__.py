"""Tables on the network. `api` answers HTTP requests, `live` serves tables over WebSockets, `jobs` does what nobody asks for (bots,
clocks, ratings, clean-up), and `storage` keeps everything in a database. What the messages mean is decided in `ilion.table`; this
package authenticates, validates, carries, stores and schedules.
"""
