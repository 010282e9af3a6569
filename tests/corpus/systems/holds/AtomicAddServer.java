// Two clients each add one; the addition is one request, which the server carries out under a lock.
//@ flags: --start-in-order
//@ process: server = AtomicAddServer$Server
//@ process: first = AtomicAddServer$Client
//@ process: second = AtomicAddServer$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AtomicAddServer {
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

        static synchronized int add(int amount) {
            value += amount;
            return value;
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] workers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    workers[i] = start(() -> socket.getOutputStream().write(add(socket.getInputStream().read())));
                }
            }
            workers[0].join();
            workers[1].join();
            assert value == 2;
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                int value = socket.getInputStream().read();
                assert value == 1 || value == 2;
            }
        }
    }
}
