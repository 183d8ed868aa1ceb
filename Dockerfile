# A server for tables, with the page and compiled rules. compose.yaml runs it with PostgreSQL.
FROM python:3.11-slim-bookworm AS build
# Whatever version the compiler has: it stays behind in this stage.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --no-install-recommends --yes gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /ilion
COPY . .
# With the versions that are tested, for what builds too; a wheel that is not compiled is an error.
ENV PIP_NO_CACHE_DIR=1 PIP_CONSTRAINT=/ilion/constraints.txt PIP_BUILD_CONSTRAINT=/ilion/constraints.txt ILION_REQUIRE_COMPILED=1
RUN pip wheel --wheel-dir /wheels '.[server]'

FROM python:3.11-slim-bookworm
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps /wheels/*.whl \
    && useradd --system --uid 900 --create-home --home-dir /var/lib/ilion ilion
USER 900
WORKDIR /var/lib/ilion
VOLUME /var/lib/ilion
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["ilion"]
CMD ["serve", "--host", "0.0.0.0", "--db", "sqlite:////var/lib/ilion/tables.db"]
