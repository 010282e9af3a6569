// Two threads write messages of two parts to one connection; a lock keeps the parts of a message together.
//@ flags: --start-in-order
//@ process: server = WritersTakeTurns$Server
//@ process: client = WritersTakeTurns$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WritersTakeTurns {
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
                assert in.read() == -1;
            }
        }
    }

    static class Client {
        static void send(Socket socket, int message) throws IOException {
            synchronized (socket) {
                socket.getOutputStream().write(message);
                socket.getOutputStream().write(message + 1);
            }
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
