// The server lets its clients go on when three have arrived, and two come.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = BarrierShortOfOne$Server
//@ process: first = BarrierShortOfOne$Client
//@ process: second = BarrierShortOfOne$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class BarrierShortOfOne {
    static class Server {
        public static void main(String[] args) throws IOException {
            Socket[] clients = new Socket[3];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < clients.length; i++) {
                    clients[i] = listener.accept();
                }
            }
            for (Socket client : clients) {
                client.getOutputStream().write('g');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'g';
            }
        }
    }
}
