"""`python -m roadstead`."""

from roadstead.cli import main

main()
