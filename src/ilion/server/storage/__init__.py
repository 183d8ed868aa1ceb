"""The database: its schema and migrations, the store through which every write goes, the listener for changes made by other
servers, the users with their sessions, and tables whose rules this server does not have, which can still be read.
"""
