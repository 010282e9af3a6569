// The client leaves after the first letter. Who writes later, under the lock as well, writes once into the void
// and is then told that nobody is there.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ReaderLeavesWriters$Server
//@ process: client = ReaderLeavesWriters$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ReaderLeavesWriters {
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
            }
        }

        static void two(OutputStream out) {
            synchronized (LOCK) {
                send(out, 'b');
                send(out, 'c');
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
                assert in.read() != -1;
            }
        }
    }
}
