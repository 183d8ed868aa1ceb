"""Work that no request triggers: bots' turns and the processes in which bots think, time-outs, ratings of finished games, the
deletion of guests who do not return, and the policy for Python's garbage collector.
"""
