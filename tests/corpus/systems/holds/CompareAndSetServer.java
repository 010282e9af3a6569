// Two clients increment a value on the server by reading it and asking to replace it if it has not changed; who
// comes too late tries again, with the value that the refusal brings.
//@ flags: --start-in-order
//@ process: server = CompareAndSetServer$Server
//@ process: first = CompareAndSetServer$Client
//@ process: second = CompareAndSetServer$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CompareAndSetServer {
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

        /** Gives the old value, which equals the expected one if the replacement has taken place. */
        static synchronized int replace(int expected, int wanted) {
            int old = value;
            if (old == expected) {
                value = wanted;
            }
            return old;
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] workers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    workers[i] = start(() -> {
                        InputStream in = socket.getInputStream();
                        for (int expected = in.read(); expected != -1; expected = in.read()) {
                            socket.getOutputStream().write(replace(expected, in.read()));
                        }
                    });
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
                int expected = 0;
                while (true) {
                    socket.getOutputStream().write(new byte[] {(byte) expected, (byte) (expected + 1)});
                    int old = socket.getInputStream().read();
                    if (old == expected) {
                        return;
                    }
                    expected = old;
                }
            }
        }
    }
}
