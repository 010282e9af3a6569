// Two connections are served by two threads; the counter they share is protected, so no increment is lost.
//@ flags: --start-in-order
//@ process: server = SynchronizedCounter$Server
//@ process: client = SynchronizedCounter$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SynchronizedCounter {
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
        private static int count;

        static synchronized void increment() {
            count++;
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] workers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    workers[i] = start(() -> {
                        if (socket.getInputStream().read() == '+') {
                            increment();
                        }
                    });
                }
            }
            workers[0].join();
            workers[1].join();
            assert count == 2;
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9000)) {
                first.getOutputStream().write('+');
                second.getOutputStream().write('+');
            }
        }
    }
}
