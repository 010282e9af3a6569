// One process writes to a log and then tells another, which writes to the log as well. On two connections, the
// second entry may overtake the first: TCP keeps the order of one connection, not of causes.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: log = CauseAfterEffect$Log
//@ process: second = CauseAfterEffect$Second
//@ process: first = CauseAfterEffect$First
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

public class CauseAfterEffect {
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

    static class Log {
        private static final List<Integer> entries = new ArrayList<>();

        static synchronized void add(int entry) {
            entries.add(entry);
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] readers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    readers[i] = start(() -> add(socket.getInputStream().read()));
                }
            }
            readers[0].join();
            readers[1].join();
            assert entries.get(0) == 1; //~ assertion-failure
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (Socket log = new Socket("localhost", 9000);
                    ServerSocket listener = new ServerSocket(9001);
                    Socket first = listener.accept()) {
                log.getOutputStream().write(first.getInputStream().read());
            }
        }
    }

    static class First {
        public static void main(String[] args) throws IOException {
            try (Socket log = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9001)) {
                log.getOutputStream().write(1);
                second.getOutputStream().write(2);
            }
        }
    }
}
