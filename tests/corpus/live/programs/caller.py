# Says what its arguments say, one line after the other, and reads a line after each.
import socket
import sys

with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as connection:
    lines = connection.makefile("r")
    for word in sys.argv[2:]:
        connection.sendall((word + "\n").encode())
        lines.readline()
