// One client may stop the server, which then ends while the other client's worker is at work. That client reads the
// end of the stream, finds the connection reset, or is refused.
//@ kinds: assertion-failure uncaught
//@ flags: --start-in-order
//@ process: server = ExitCutsWorkers$Server
//@ process: stopper = ExitCutsWorkers$Stopper
//@ process: client = ExitCutsWorkers$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitCutsWorkers {
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
                        int request = socket.getInputStream().read();
                        if (request == 'q') {
                            System.exit(0);
                        }
                        socket.getOutputStream().write(request);
                    });
                }
            }
        }
    }

    static class Stopper {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('q');
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) { //~ uncaught
                socket.getOutputStream().write('x');
                int answer = socket.getInputStream().read(); //~ uncaught
                assert answer == 'x'; //~ assertion-failure
            }
        }
    }
}
