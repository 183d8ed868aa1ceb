"""Everything that happens without a request: bots' turns and the processes in which bots think, time-outs, ratings of finished
games, the deletion of guests who do not come back, and the policy for Python's garbage collector.
"""
