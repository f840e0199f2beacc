"""The server: tables, seats, people and storage; who may do what, and that nothing is lost."""
