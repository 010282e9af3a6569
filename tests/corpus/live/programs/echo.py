"""Echoes lines in upper case, one connection after the other. The argument is the port."""
import socket
import sys

listener = socket.create_server(("127.0.0.1", int(sys.argv[1])))
while True:
    connection, _ = listener.accept()
    with connection, connection.makefile("rb") as lines:
        for line in lines:
            connection.sendall(line.upper())
