"""Run by Alembic: apply the versions beside this file to the connection that the store passes."""

from alembic import context

from ilion.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")  # a migration may take its time
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4951094)")  # of several servers that start, one migrates
    context.run_migrations()
