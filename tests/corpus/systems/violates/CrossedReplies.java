// Two threads of the client share a connection; each sends a request and reads an answer. The answer that one reads
// may be the other's.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = CrossedReplies$Server
//@ process: client = CrossedReplies$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CrossedReplies {
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
                for (int request = in.read(); request != -1; request = in.read()) {
                    socket.getOutputStream().write(request + 10);
                }
            }
        }
    }

    static class Client {
        static void call(Socket socket, int request) throws IOException {
            socket.getOutputStream().write(request);
            assert socket.getInputStream().read() == request + 10; //~ assertion-failure
        }

        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            start(() -> call(socket, 1));
            call(socket, 2);
        }
    }
}
