// One thread writes while another reads on the same connection, on both sides.
//@ flags: --start-in-order
//@ process: server = FullDuplex$Server
//@ process: client = FullDuplex$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FullDuplex {
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

    static void talk(Socket socket) throws IOException {
        start(() -> socket.getOutputStream().write(new byte[] {1, 2}));
        assert socket.getInputStream().readNBytes(2)[1] == 2;
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                talk(listener.accept());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            talk(new Socket("localhost", 9000));
        }
    }
}
