// Two workers of the server read into the same buffer before they answer from it.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = SharedBuffer$Server
//@ process: client = SharedBuffer$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SharedBuffer {
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
        private static final byte[] buffer = new byte[1];

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> {
                        socket.getInputStream().read(buffer);
                        socket.getOutputStream().write(buffer);
                    });
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9000)) {
                first.getOutputStream().write(1);
                second.getOutputStream().write(2);
                int one = first.getInputStream().read();
                int two = second.getInputStream().read();
                assert one == 1 && two == 2; //~ assertion-failure
            }
        }
    }
}
