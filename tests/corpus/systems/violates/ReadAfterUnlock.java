// One thread opens a gate and closes the socket; the other passes the gate and reads. The read may come in between, and
// then finds a byte, or too late.
//@ kinds: uncaught assertion-failure
//@ flags: --start-in-order
//@ process: server = ReadAfterUnlock$Server
//@ process: client = ReadAfterUnlock$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;

public class ReadAfterUnlock {
    static class Server {
        public static void main(String[] args) throws IOException, InterruptedException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(1);
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            InputStream in = socket.getInputStream();
            CountDownLatch gate = new CountDownLatch(1);
            new Thread(() -> read(gate, in)).start();
            gate.countDown();
            socket.close();
        }

        private static void read(CountDownLatch gate, InputStream in) {
            int got;
            try {
                gate.await();
                got = in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e); //~ uncaught
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            assert got != 1; //~ assertion-failure
        }
    }
}
