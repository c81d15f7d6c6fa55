"""Run by Alembic: migrates over the connection that `losetas.server.database` hands in."""

from __future__ import annotations

from alembic import context

from losetas.server.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
