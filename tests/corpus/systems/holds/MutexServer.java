// A server grants a lock to one client at a time; the clients tell a witness when they enter and leave. Since a
// client leaves before it gives the lock back, the witness never sees two inside.
//@ flags: --start-in-order
//@ process: witness = MutexServer$Witness
//@ process: server = MutexServer$Server
//@ process: clients = MutexServer$Clients
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class MutexServer {
    interface Task {
        void run() throws IOException;
    }

    static Thread start(Task task) {
        Thread thread = new Thread(() -> {
            try {
                task.run();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        thread.start();
        return thread;
    }

    static class Witness {
        private static int inside;

        static synchronized void step(int what) {
            inside += what == 'e' ? 1 : -1;
            assert inside <= 1;
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> {
                        InputStream in = socket.getInputStream();
                        for (int what = in.read(); what != -1; what = in.read()) {
                            step(what);
                            socket.getOutputStream().write('k');
                        }
                    });
                }
            }
        }
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        socket.getOutputStream().write('g');
                        assert socket.getInputStream().read() == -1;
                    }
                }
            }
        }
    }

    static class Clients {
        static void client() throws IOException {
            try (Socket witness = new Socket("localhost", 9001); Socket lock = new Socket("localhost", 9000)) {
                assert lock.getInputStream().read() == 'g';
                witness.getOutputStream().write('e');
                assert witness.getInputStream().read() == 'k';
                witness.getOutputStream().write('l');
                assert witness.getInputStream().read() == 'k';
            }
        }

        public static void main(String[] args) throws IOException {
            start(Clients::client);
            client();
        }
    }
}
