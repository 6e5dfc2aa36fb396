"""`python -m playground [--port N]`: the playground alone, for a bot started elsewhere."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal

from playground.server import start


async def _run(port: int) -> None:
    server = await start(port)
    print(f"playground: {server.url}   bot interface: {server.api_base}", flush=True)
    done = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers on the loop; Ctrl-C arrives as KeyboardInterrupt there.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, done.set)
    try:
        await done.wait()
    finally:
        await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="playground", description=__doc__)
    parser.add_argument("--port", type=int, default=8787, help="0 takes any free port")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(arguments.port))


if __name__ == "__main__":
    main()
