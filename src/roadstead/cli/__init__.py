"""The command line `roadstead`."""


def main() -> None:
    """Run the command that was typed and leave with its exit code."""
    import sys

    from roadstead.cli.app import run

    raise SystemExit(run(sys.argv[1:]))
