// The server takes the first connection for that of player 1. The players connect in any order.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = OrderOfArrival$Server
//@ process: players = OrderOfArrival$Players
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class OrderOfArrival {
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
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket one = listener.accept();
                    Socket two = listener.accept()) {
                int first = one.getInputStream().read();
                int second = two.getInputStream().read();
                assert first == 1 && second == 2; //~ assertion-failure
            }
        }
    }

    static class Players {
        static void play(int number) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(number);
            }
        }

        public static void main(String[] args) throws IOException {
            start(() -> play(2));
            play(1);
        }
    }
}
