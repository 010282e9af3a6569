// Who says goodbye does so under the lock and notes it there; the other worker takes the lock, looks, and
// writes no more. The client closes only after that goodbye.
//@ flags: --start-in-order
//@ process: server = LeaverIsAwaited$Server
//@ process: client = LeaverIsAwaited$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class LeaverIsAwaited {
    static class Server {
        static final Object LOCK = new Object();
        static boolean gone;

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
                gone = true;
                send(out, 'z');
            }
        }

        static void two(OutputStream out) {
            synchronized (LOCK) {
                if (!gone) {
                    send(out, 'b');
                    send(out, 'c');
                }
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
                while (letter != 'z') {
                    assert letter != -1;
                    letter = in.read();
                }
            }
        }
    }
}
