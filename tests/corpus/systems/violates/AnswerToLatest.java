// The server's threads answer on the connection that was stored last, which may be another client's. That client
// gets two answers, and the first none: it waits for ever, as does its thread in the server.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = AnswerToLatest$Server
//@ process: first = AnswerToLatest$Client
//@ process: second = AnswerToLatest$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AnswerToLatest {
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
        private static volatile Socket latest;

        static void serve(Socket socket) throws IOException {
            latest = socket;
            int request = socket.getInputStream().read();
            latest.getOutputStream().write(request);
            socket.getInputStream().read();
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> serve(socket));
                }
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
