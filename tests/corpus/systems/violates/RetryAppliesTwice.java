// The client tries again on a new connection when the answer does not come in time; the server, which has carried
// out the request, carries it out again.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = RetryAppliesTwice$Server
//@ process: client = RetryAppliesTwice$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class RetryAppliesTwice {
    static class Server {
        public static void main(String[] args) throws IOException {
            int booked = 0;
            try (ServerSocket listener = new ServerSocket(9000)) {
                boolean more = true;
                while (more) {
                    try (Socket socket = listener.accept()) {
                        if (socket.getInputStream().read() == 'q') {
                            more = false;
                        } else {
                            booked++;
                            socket.getOutputStream().write('k');
                        }
                    }
                }
            }
            assert booked == 1; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            boolean answered = false;
            for (int i = 0; i < 2 && !answered; i++) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.setSoTimeout(100);
                    socket.getOutputStream().write('b');
                    answered = socket.getInputStream().read() == 'k';
                } catch (SocketTimeoutException e) {
                    answered = false;
                }
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('q');
            }
        }
    }
}
