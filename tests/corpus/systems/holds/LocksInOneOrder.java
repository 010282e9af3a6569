// A server holds two locks for its clients. Both clients take them in the same order, so none waits for ever.
//@ flags: --start-in-order
//@ process: server = LocksInOneOrder$Server
//@ process: first = LocksInOneOrder$Client
//@ process: second = LocksInOneOrder$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.Semaphore;

public class LocksInOneOrder {
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
        private static final Semaphore[] locks = {new Semaphore(1), new Semaphore(1)};

        static void serve(Socket socket) throws IOException {
            InputStream in = socket.getInputStream();
            for (int lock = in.read(); lock != -1; lock = in.read()) {
                locks[lock].acquireUninterruptibly();
                socket.getOutputStream().write('k');
            }
            locks[0].release();
            locks[1].release();
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
                socket.getOutputStream().write(0);
                assert socket.getInputStream().read() == 'k';
                socket.getOutputStream().write(1);
                assert socket.getInputStream().read() == 'k';
            }
        }
    }
}
