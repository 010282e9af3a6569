// The main thread of the server ends, but a process lives as long as it has a thread that is no daemon.
//@ flags: --start-in-order
//@ process: server = MainEndsThreadsServe$Server
//@ process: client = MainEndsThreadsServe$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class MainEndsThreadsServe {
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
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = listener.accept();
                start(() -> socket.getOutputStream().write(socket.getInputStream().read()));
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
