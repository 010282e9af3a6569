// A worker meets a request it does not know and dies of it, without closing the connection. The process lives on, as
// the main thread waits for the next client, so the client waits for its answer for ever.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order
//@ process: server = WorkerDies$Server
//@ process: client = WorkerDies$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WorkerDies {
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
        static int answer(int request) {
            if (request != '?') {
                throw new IllegalArgumentException("request " + request); //~ uncaught
            }
            return '!';
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> socket.getOutputStream().write(answer(socket.getInputStream().read())));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                socket.getInputStream().read();
            }
            new Socket("localhost", 9000).close();
        }
    }
}
