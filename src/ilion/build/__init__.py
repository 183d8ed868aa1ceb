"""Builds a package of games: derives the companions of its modules and compiles them against Ilion's core.

Ilion's own build uses it from the source tree, before Ilion is installed, so its modules import nothing from the rest of the
package at module level.
"""
