// A relay between client and server takes a request, passes it on, takes the answer and passes it back. It relies
// on a protocol with strict turns.
//@ flags: --start-in-order
//@ process: server = RelayInTurn$Server
//@ process: relay = RelayInTurn$Relay
//@ process: client = RelayInTurn$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class RelayInTurn {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int request = in.read(); request != -1; request = in.read()) {
                    socket.getOutputStream().write(request + 1);
                }
            }
        }
    }

    static class Relay {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001);
                    Socket client = listener.accept();
                    Socket server = new Socket("localhost", 9000)) {
                InputStream in = client.getInputStream();
                for (int request = in.read(); request != -1; request = in.read()) {
                    server.getOutputStream().write(request);
                    client.getOutputStream().write(server.getInputStream().read());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write(1);
                assert socket.getInputStream().read() == 2;
                socket.getOutputStream().write(5);
                assert socket.getInputStream().read() == 6;
            }
        }
    }
}
