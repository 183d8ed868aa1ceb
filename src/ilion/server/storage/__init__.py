"""The database: its schema and migrations, the store through which every write goes, the listener for changes made by other
servers, the users with their sessions, and the reader of tables whose rules this server does not have.
"""
