"""Benchmarks: the speed of the rules, the search and the environments, alone and beside other packages.

`engine` measures the rules compiled and interpreted, `search` the tree search, and `compare` our games beside the `peers`. Every
number is measured in several rounds in turn with all the others, and its median is reported. `ilion bench` is the command.
"""
