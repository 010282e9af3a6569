// One client waits at the server for a value that another brings. The waiting thread checks for the value under
// the monitor, so it does not matter who comes first.
//@ flags: --start-in-order
//@ process: server = GetAndPutSynchronized$Server
//@ process: getter = GetAndPutSynchronized$Getter
//@ process: putter = GetAndPutSynchronized$Putter
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class GetAndPutSynchronized {
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

        static synchronized void put(int newValue) {
            value = newValue;
            Server.class.notifyAll();
        }

        static synchronized int get() {
            try {
                while (value == 0) {
                    Server.class.wait();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return value;
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> {
                        int request = socket.getInputStream().read();
                        if (request == 0) {
                            socket.getOutputStream().write(get());
                        } else {
                            put(request);
                        }
                        socket.close();
                    });
                }
            }
        }
    }

    static class Getter {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(0);
                assert socket.getInputStream().read() == 8;
            }
        }
    }

    static class Putter {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(8);
            }
        }
    }
}
