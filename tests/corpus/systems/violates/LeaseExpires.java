// The server grants a lock for a limited time and gives it to the next client when the time is over. The first
// client does not know, and its write comes when the lock is no longer its own.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = LeaseExpires$Server
//@ process: first = LeaseExpires$Client
//@ process: second = LeaseExpires$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class LeaseExpires {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket first = listener.accept();
                    Socket second = listener.accept()) {
                boolean expired = false;
                first.getOutputStream().write('g');
                first.setSoTimeout(1000);
                try {
                    first.getInputStream().read();
                } catch (SocketTimeoutException e) {
                    expired = true;
                }
                second.getOutputStream().write('g');
                second.getInputStream().read();
                first.setSoTimeout(0);
                assert !expired || first.getInputStream().read() == -1; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'g';
                socket.getOutputStream().write('w');
            }
        }
    }
}
