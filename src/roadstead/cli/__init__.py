"""The command line `roadstead`."""


def main() -> None:
    """Run the command in `sys.argv` and exit with its code."""
    import sys

    from roadstead.cli.app import run

    raise SystemExit(run(sys.argv[1:]))
