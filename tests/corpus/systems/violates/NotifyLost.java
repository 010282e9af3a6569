// One client waits at the server for a value that another brings. The server's thread waits without looking whether
// the value is there already; if it comes first, nobody notifies again.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = NotifyLost$Server
//@ process: getter = NotifyLost$Getter
//@ process: putter = NotifyLost$Putter
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class NotifyLost {
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
                Server.class.wait(); //~ deadlock
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
                socket.getInputStream().read();
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
