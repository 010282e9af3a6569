// The server serves one connection at a time. The first client keeps its own until the second one calls it, and the
// second waits to be served first: a cycle through three processes.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = WaitsThroughThird$Server
//@ process: first = WaitsThroughThird$First
//@ process: second = WaitsThroughThird$Second
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WaitsThroughThird {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        socket.getOutputStream().write('h');
                        assert socket.getInputStream().read() == -1;
                    }
                }
            }
        }
    }

    static class First {
        public static void main(String[] args) throws IOException {
            try (Socket server = new Socket("localhost", 9000);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket second = listener.accept()) {
                assert second.getInputStream().read() == -1;
                assert server.getInputStream().read() == 'h';
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (Socket server = new Socket("localhost", 9000)) {
                assert server.getInputStream().read() == 'h';
                new Socket("localhost", 9001).close();
            }
        }
    }
}
