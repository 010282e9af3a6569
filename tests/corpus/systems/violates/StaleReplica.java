// The primary answers a write before the backup has it; who then asks the backup may read the old value.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: backup = StaleReplica$Backup
//@ process: primary = StaleReplica$Primary
//@ process: client = StaleReplica$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class StaleReplica {
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

    static class Backup {
        private static volatile int value;

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001)) {
                Socket primary = listener.accept();
                start(() -> value = primary.getInputStream().read());
                try (Socket client = listener.accept()) {
                    client.getOutputStream().write(value);
                }
            }
        }
    }

    static class Primary {
        public static void main(String[] args) throws IOException {
            try (Socket backup = new Socket("localhost", 9001);
                    ServerSocket listener = new ServerSocket(9000);
                    Socket client = listener.accept()) {
                int value = client.getInputStream().read();
                client.getOutputStream().write('k');
                backup.getOutputStream().write(value);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket primary = new Socket("localhost", 9000)) {
                primary.getOutputStream().write(5);
                assert primary.getInputStream().read() == 'k';
            }
            try (Socket backup = new Socket("localhost", 9001)) {
                assert backup.getInputStream().read() == 5; //~ assertion-failure
            }
        }
    }
}
