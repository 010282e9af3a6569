// A thread closes the connection while another reads from it; the reader gets an exception and expects it.
//@ flags: --start-in-order
//@ process: server = AsyncCloseCaught$Server
//@ process: client = AsyncCloseCaught$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class AsyncCloseCaught {
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
            try {
                in.read();
                assert false;
            } catch (SocketException e) {
                assert socket.isClosed();
            }
        }
    }
}
