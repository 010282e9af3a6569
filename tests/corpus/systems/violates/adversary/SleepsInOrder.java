// The server sleeps for a second when it has been asked, and then sends its secret in clear. Deadlines come in order, and only when
// nobody else can go on; the adversary may wait, too, and hears the secret.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize --time ordered
//@ stubs: yes
//@ process: server = SleepsInOrder$Server
//@ process: client = SleepsInOrder$Client
import heddle.Heddle;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class SleepsInOrder {
    static class Server {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().read();
                Thread.sleep(1000);
                socket.getOutputStream().write(secret);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('?');
            }
        }
    }
}
