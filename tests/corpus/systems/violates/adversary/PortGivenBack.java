// The second server listens on the port of the first when it is told to. That fails as long as the first has not given it back, which
// it does when it has heard something, without an answer to anybody. If it does not fail, the second gives its secret away.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary first,second,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: first = PortGivenBack$First
//@ process: second = PortGivenBack$Second
//@ process: client = PortGivenBack$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;

public class PortGivenBack {
    static class First {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().read();
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws Exception {
            byte[] secret = new byte[16];
            new SecureRandom().nextBytes(secret);
            Heddle.secret(secret, "secret");
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                socket.getInputStream().read();
                try (ServerSocket other = new ServerSocket(9000)) {
                    socket.getOutputStream().write(secret);
                } catch (IOException e) {
                    System.out.println("taken");
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket second = new Socket("localhost", 9001); Socket first = new Socket("localhost", 9000)) {
                second.getOutputStream().write('2');
                first.getOutputStream().write('1');
                second.getInputStream().read();
            }
        }
    }
}
