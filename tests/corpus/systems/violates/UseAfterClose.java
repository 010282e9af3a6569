// Two threads use one connection in turn, as a flag says. The flag is set too early: the first thread may close the
// connection after the second has seen that it is still its turn.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = UseAfterClose$Server
//@ process: client = UseAfterClose$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class UseAfterClose {
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
                assert socket.getInputStream().readAllBytes().length <= 1;
            }
        }
    }

    static class Client {
        private static volatile boolean closed;

        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            start(() -> {
                closed = true;
                socket.close();
            });
            if (!closed) {
                socket.getOutputStream().write(1); //~ uncaught
            }
        }
    }
}
