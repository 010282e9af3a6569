// To answer, the server calls the client back on a connection of its own. The client has a thread for that.
//@ flags: --start-in-order
//@ process: server = CallbackThread$Server
//@ process: client = CallbackThread$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CallbackThread {
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
                int request = socket.getInputStream().read();
                int factor;
                try (Socket back = new Socket("localhost", 9001)) {
                    factor = back.getInputStream().read();
                }
                socket.getOutputStream().write(request * factor);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = new Socket("localhost", 9000)) {
                start(() -> {
                    try (Socket back = listener.accept()) {
                        back.getOutputStream().write(3);
                    }
                });
                socket.getOutputStream().write(2);
                assert socket.getInputStream().read() == 6;
            }
        }
    }
}
