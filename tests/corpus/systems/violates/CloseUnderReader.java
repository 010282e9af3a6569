// One thread of the client closes the connection that another reads from.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = CloseUnderReader$Server
//@ process: client = CloseUnderReader$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CloseUnderReader {
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
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            InputStream in = socket.getInputStream();
            start(socket::close);
            in.read(); //~ uncaught
        }
    }
}
