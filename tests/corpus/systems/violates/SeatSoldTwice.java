// Two clients look whether the seat is free before they take it; both may find it free.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = SeatSoldTwice$Server
//@ process: first = SeatSoldTwice$Client
//@ process: second = SeatSoldTwice$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class SeatSoldTwice {
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
        private static int sold;

        static synchronized int request(int what) {
            if (what == 't') {
                sold++;
            }
            return sold == 0 ? 'f' : 's';
        }

        public static void main(String[] args) throws IOException, InterruptedException {
            Thread[] workers = new Thread[2];
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    workers[i] = start(() -> {
                        InputStream in = socket.getInputStream();
                        for (int what = in.read(); what != -1; what = in.read()) {
                            socket.getOutputStream().write(request(what));
                        }
                    });
                }
            }
            workers[0].join();
            workers[1].join();
            assert sold == 1; //~ assertion-failure
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('?');
                if (socket.getInputStream().read() == 'f') {
                    socket.getOutputStream().write('t');
                    socket.getInputStream().read();
                }
            }
        }
    }
}
