// Two threads write messages of two parts to one connection, and nothing keeps the parts of a message together.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = InterleavedWriters$Server
//@ process: client = InterleavedWriters$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class InterleavedWriters {
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
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] messages = socket.getInputStream().readNBytes(4);
                assert messages[1] == messages[0] + 1; //~ assertion-failure
            }
        }
    }

    static class Client {
        static void send(Socket socket, int message) throws IOException {
            socket.getOutputStream().write(message);
            socket.getOutputStream().write(message + 1);
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            try (Socket socket = new Socket("localhost", 9000)) {
                Thread other = start(() -> send(socket, 10));
                send(socket, 20);
                other.join();
            }
        }
    }
}
