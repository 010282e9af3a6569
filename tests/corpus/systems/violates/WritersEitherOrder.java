// Two writers under one lock: either may come first, and the client counts on one of them.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = WritersEitherOrder$Server
//@ process: client = WritersEitherOrder$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class WritersEitherOrder {
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
                send(out, 'c');
            }
        }

        static void two(OutputStream out) {
            synchronized (LOCK) {
                send(out, 'b');
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
                StringBuilder heard = new StringBuilder();
                for (int letter = in.read(); letter != -1; letter = in.read()) {
                    heard.append((char) letter);
                }
                assert heard.toString().equals("acb") : heard; //~ assertion-failure
            }
        }
    }
}
