// A pool with one thread serves two connections; its queue holds the second until the first is done.
//@ flags: --start-in-order
//@ process: server = PoolServes$Server
//@ process: client = PoolServes$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolServes {
    static class Server {
        public static void main(String[] args) throws IOException {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept();
                    pool.submit(() -> {
                        socket.getOutputStream().write(socket.getInputStream().read());
                        socket.close();
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
                first.getOutputStream().write(1);
                assert first.getInputStream().read() == 1;
                second.getOutputStream().write(2);
                assert second.getInputStream().read() == 2;
            }
        }
    }
}
