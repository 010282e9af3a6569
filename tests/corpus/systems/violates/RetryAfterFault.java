// The answer to a request may not be readable, and the client repeats the request; the server counts it twice.
//@ kinds: assertion-failure
//@ flags: --start-in-order --faults io-exception:client:read
//@ process: server = RetryAfterFault$Server
//@ process: client = RetryAfterFault$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class RetryAfterFault {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                int total = 0;
                for (boolean open = true; open; ) {
                    try (Socket socket = listener.accept()) {
                        int request = socket.getInputStream().read();
                        if (request == 'd') {
                            total++;
                            socket.getOutputStream().write('k');
                        } else {
                            socket.getOutputStream().write(total);
                            open = false;
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            for (boolean done = false; !done; ) {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write('d');
                    done = socket.getInputStream().read() == 'k';
                } catch (IOException e) {
                    System.out.println(e.getMessage());
                }
            }
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('?');
                int total = socket.getInputStream().read();
                assert total == 1; //~ assertion-failure
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
