// A relay with one thread per direction; each passes on the end of its stream with shutdownOutput, so that the
// other direction stays open.
//@ flags: --start-in-order
//@ process: server = RelayTwoThreads$Server
//@ process: relay = RelayTwoThreads$Relay
//@ process: client = RelayTwoThreads$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class RelayTwoThreads {
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
                byte[] request = socket.getInputStream().readAllBytes();
                socket.getOutputStream().write(request);
            }
        }
    }

    static class Relay {
        static void copy(Socket from, Socket to) throws IOException {
            from.getInputStream().transferTo(to.getOutputStream());
            to.shutdownOutput();
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001)) {
                Socket client = listener.accept();
                Socket server = new Socket("localhost", 9000);
                start(() -> copy(client, server));
                copy(server, client);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.shutdownOutput();
                assert Arrays.equals(socket.getInputStream().readAllBytes(), new byte[] {1, 2});
            }
        }
    }
}
