# Two stages: the first builds an environment from the hashed pins, the second holds only that and the code.
FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements.lock ./
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.11-slim
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/tapete.sqlite3 METRICS_PORT=9464
RUN useradd --create-home --uid 10001 tapete && mkdir /data && chown tapete /data
WORKDIR /app
COPY --from=build /venv /venv
COPY pyproject.toml README.md ./
COPY bot bot
COPY cogs cogs
USER tapete
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:9464/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["python", "-m", "bot"]
