// Two clients want the same seat. To look and to take it is one request, so exactly one of them gets it.
//@ flags: --start-in-order
//@ process: server = SeatSoldOnce$Server
//@ process: clients = SeatSoldOnce$Clients
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SeatSoldOnce {
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
        private static boolean taken;

        static synchronized boolean take() {
            boolean free = !taken;
            taken = true;
            return free;
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    start(() -> socket.getOutputStream().write(take() ? 1 : 0));
                }
            }
        }
    }

    static class Clients {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9000)) {
                assert first.getInputStream().read() + second.getInputStream().read() == 1;
            }
        }
    }
}
