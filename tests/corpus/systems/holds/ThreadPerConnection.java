// One thread per connection, and each client gets its own answer.
//@ flags: --start-in-order
//@ process: server = ThreadPerConnection$Server
//@ process: first = ThreadPerConnection$Client 1
//@ process: second = ThreadPerConnection$Client 2
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ThreadPerConnection {
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
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> {
                        socket.getOutputStream().write(socket.getInputStream().read() + 10);
                        socket.close();
                    });
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            int number = Integer.parseInt(args[0]);
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(number);
                assert socket.getInputStream().read() == number + 10;
            }
        }
    }
}
