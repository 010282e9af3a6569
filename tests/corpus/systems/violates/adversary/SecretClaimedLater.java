// A key that both servers have on file becomes a secret when the first of them is told so, which it does not answer. The second sends
// it in clear when it is asked. Whichever is first, both have to happen.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary first,second,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: first = SecretClaimedLater$First
//@ process: second = SecretClaimedLater$Second
//@ process: client = SecretClaimedLater$Client
import heddle.Heddle;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SecretClaimedLater {
    static final byte[] KEY = "a key of 16 byte".getBytes();

    static class First {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == 's') {
                    Heddle.secret(KEY, "key");
                }
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = listener.accept()) {
                if (socket.getInputStream().read() == '?') {
                    socket.getOutputStream().write(KEY);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket second = new Socket("localhost", 9001); Socket first = new Socket("localhost", 9000)) {
                first.getOutputStream().write('s');
                second.getOutputStream().write('?');
                second.getInputStream().read();
            }
        }
    }
}
