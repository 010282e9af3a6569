// The server sleeps before it sends its secret in clear. When it has been asked there is nothing for the adversary to do for a while,
// and then there is something to hear.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = SleepsBeforeAnswer$Server
//@ process: client = SleepsBeforeAnswer$Client
import heddle.Heddle;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class SleepsBeforeAnswer {
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
