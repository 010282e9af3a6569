// The relay has two threads that carry bytes in the same direction; the second byte may overtake the first.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = RelayReorders$Server
//@ process: relay = RelayReorders$Relay
//@ process: client = RelayReorders$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class RelayReorders {
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
                assert Arrays.equals(socket.getInputStream().readNBytes(2), new byte[] {1, 2}); //~ assertion-failure
            }
        }
    }

    static class Relay {
        static void carry(Socket from, Socket to) throws IOException {
            to.getOutputStream().write(from.getInputStream().read());
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001)) {
                Socket client = listener.accept();
                Socket server = new Socket("localhost", 9000);
                start(() -> carry(client, server));
                carry(client, server);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2);
            }
        }
    }
}
