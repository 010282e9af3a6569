// The relay copies the requests to their end before it copies answers back; the client keeps its stream open until
// the answer has come.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = RelayOneWay$Server
//@ process: relay = RelayOneWay$Relay
//@ process: client = RelayOneWay$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class RelayOneWay {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }

    static class Relay {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001);
                    Socket client = listener.accept();
                    Socket server = new Socket("localhost", 9000)) {
                client.getInputStream().transferTo(server.getOutputStream());
                server.getInputStream().transferTo(client.getOutputStream());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
