// Two threads write messages of two bytes to one connection, each with one call; a write is not divided by another.
//@ flags: --start-in-order
//@ process: server = WholeMessageWrites$Server
//@ process: client = WholeMessageWrites$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WholeMessageWrites {
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
                InputStream in = socket.getInputStream();
                for (int i = 0; i < 2; i++) {
                    int first = in.read();
                    assert in.read() == first + 1;
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException, InterruptedException {
            try (Socket socket = new Socket("localhost", 9000)) {
                Thread other = start(() -> socket.getOutputStream().write(new byte[] {10, 11}));
                socket.getOutputStream().write(new byte[] {20, 21});
                other.join();
            }
        }
    }
}
