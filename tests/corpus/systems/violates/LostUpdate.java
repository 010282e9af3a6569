// Two clients read a value from the server and send back one more. Each request is atomic, the two together are
// not: both may read the same value, and one update is lost.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = LostUpdate$Server
//@ process: first = LostUpdate$Client
//@ process: second = LostUpdate$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class LostUpdate {
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

    static class Server {
        private static int value;

        static synchronized int get() {
            return value;
        }

        static synchronized void put(int newValue) {
            value = newValue;
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] workers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    workers[i] = start(() -> {
                        socket.getOutputStream().write(get());
                        put(socket.getInputStream().read());
                    });
                }
            }
            workers[0].join();
            workers[1].join();
            assert value == 2; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(socket.getInputStream().read() + 1);
            }
        }
    }
}
