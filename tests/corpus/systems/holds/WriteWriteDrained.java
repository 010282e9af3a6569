// Both sides write more than the connection has room for, but each has a second thread that reads.
//@ flags: --start-in-order --buffer 16
//@ process: server = WriteWriteDrained$Server
//@ process: client = WriteWriteDrained$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WriteWriteDrained {
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
        start(() -> {
            assert socket.getInputStream().readNBytes(40).length == 40;
        });
        socket.getOutputStream().write(new byte[40]);
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
