// A worker says goodbye under the lock and the client closes; the other worker, who takes the lock afterwards,
// does not look whether the client is still there. Two writes later it fails.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = LeaverIsTold$Server
//@ process: client = LeaverIsTold$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class LeaverIsTold {
    static class Server {
        static final Object LOCK = new Object();

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                OutputStream out = socket.getOutputStream();
                Thread one = new Thread(() -> one(out));
                Thread two = new Thread(() -> two(out));
                one.start();
                two.start();
                one.join();
                two.join();
            }
        }

        static void one(OutputStream out) {
            synchronized (LOCK) {
                send(out, 'a');
                send(out, 'z');
            }
        }

        static void two(OutputStream out) {
            synchronized (LOCK) {
                send(out, 'b');
                send(out, 'c');
                send(out, 'd');
            }
        }

        static void send(OutputStream out, char letter) {
            try {
                out.write(letter);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                InputStream in = socket.getInputStream();
                int letter = in.read();
                while (letter != 'z' && letter != -1) {
                    letter = in.read();
                }
            }
        }
    }
}
