// The second process finds the port taken, as the first listens on it and waits for a client, and
// becomes that client.
//@ flags: --start-in-order
//@ process: first = PortTakenCaught$Node
//@ process: second = PortTakenCaught$Node
import java.io.IOException;
import java.net.BindException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortTakenCaught {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
            } catch (BindException e) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write('x');
                }
            }
        }
    }
}
