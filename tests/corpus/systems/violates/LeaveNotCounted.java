// The server ends when its client has said goodbye. If the client ends without a word, since one of its threads
// ends the process before the other has sent it, the worker sees the end of the stream and counts nothing.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = LeaveNotCounted$Server
//@ process: client = LeaveNotCounted$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;

public class LeaveNotCounted {
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
        public static void main(String[] args) throws IOException, InterruptedException {
            CountDownLatch present = new CountDownLatch(1);
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = listener.accept();
                start(() -> {
                    if (socket.getInputStream().read() == 'q') {
                        present.countDown();
                    }
                });
                present.await(); //~ deadlock
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            start(() -> socket.getOutputStream().write('q'));
            System.exit(0);
        }
    }
}
