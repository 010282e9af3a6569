// A pool with one thread serves two connections. The client makes both, and wants an answer on the second first; the
// thread waits for a request on the first.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = PoolTooSmall$Server
//@ process: client = PoolTooSmall$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTooSmall {
    static class Server {
        public static void main(String[] args) throws IOException {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    pool.submit(() -> {
                        socket.getOutputStream().write(socket.getInputStream().read());
                        return null;
                    });
                }
            }
            pool.shutdown();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket first = new Socket("localhost", 9000); Socket second = new Socket("localhost", 9000)) {
                second.getOutputStream().write(2);
                assert second.getInputStream().read() == 2;
                first.getOutputStream().write(1);
                assert first.getInputStream().read() == 1;
            }
        }
    }
}
