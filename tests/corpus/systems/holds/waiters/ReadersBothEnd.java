// Two threads read from one connection until its end; together they get every byte, whoever gets which.
//@ flags: --start-in-order
//@ process: server = ReadersBothEnd$Server
//@ process: client = ReadersBothEnd$Client
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.atomic.AtomicInteger;

public class ReadersBothEnd {
    static class Server {
        static final AtomicInteger sum = new AtomicInteger();

        static void read(InputStream in) {
            try {
                for (int got = in.read(); got >= 0; got = in.read()) {
                    sum.addAndGet(got);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                Thread other = new Thread(() -> read(in));
                other.start();
                read(in);
                other.join();
                assert sum.get() == 3;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2);
            }
        }
    }
}
