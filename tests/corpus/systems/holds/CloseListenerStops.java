// The accept loop of the server ends when a worker closes the listener; the main thread expects the exception.
//@ flags: --start-in-order
//@ process: server = CloseListenerStops$Server
//@ process: client = CloseListenerStops$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class CloseListenerStops {
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
            ServerSocket listener = new ServerSocket(9000);
            try {
                while (true) {
                    Socket socket = listener.accept();
                    start(() -> {
                        if (socket.getInputStream().read() == 'q') {
                            listener.close();
                        }
                        socket.close();
                    });
                }
            } catch (SocketException e) {
                assert listener.isClosed();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('q');
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
