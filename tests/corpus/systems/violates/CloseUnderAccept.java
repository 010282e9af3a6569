// A worker closes the listener on request, and the main thread, which waits in accept, does not expect it.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = CloseUnderAccept$Server
//@ process: client = CloseUnderAccept$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CloseUnderAccept {
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
            while (!listener.isClosed()) {
                Socket socket = listener.accept(); //~ uncaught
                start(() -> {
                    if (socket.getInputStream().read() == 'q') {
                        listener.close();
                    }
                    socket.close();
                });
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
