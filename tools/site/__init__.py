"""Builds the static folder: the web app with an engine that runs in the visitor's browser, for any host of files."""
