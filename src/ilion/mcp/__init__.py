"""Ilion for language models: a server of the Model Context Protocol (`ilion mcp`).

A model lists games, reads rules by clause, starts a game against bots in this process or sits down at a table of any Ilion server,
and plays. Both kinds of tables speak the protocol of `ilion.table.protocol`, so a model is sent the same as a person in its seat,
and nothing else.
"""
