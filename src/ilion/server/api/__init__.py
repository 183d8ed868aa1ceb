"""The HTTP API: one router per resource, the dependencies they share, the guard that every request passes first, the conversion of
errors into problem documents, the OpenAPI description, and the files of the web app. Routes authenticate and validate; the effect
of a request is up to `ilion.server.live` and `ilion.server.storage`.
"""
