// Two processes run the same class; each has statics of its own.
//@ flags: --start-in-order
//@ process: server = StaticsApart$Node server
//@ process: client = StaticsApart$Node client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class StaticsApart {
    static class Node {
        private static int calls;

        public static void main(String[] args) throws IOException {
            calls++;
            assert calls == 1;
            if (args[0].equals("server")) {
                try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                    assert socket.getInputStream().read() == calls;
                }
            } else {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write(calls);
                }
            }
        }
    }
}
