"""`python -m benchmarks`: every measurement, one table after the other. The figures are of this machine, now."""

from __future__ import annotations

from benchmarks import actions, rules, store


def main() -> None:
    print("Rules: random deals per second")
    rules.main([])
    print("\nStore: durable actions per second, each told after its fsync")
    store.main([])
    print("\nBot: durable actions per second through the client, next to a bot that only answers")
    actions.main([])


if __name__ == "__main__":
    main()
