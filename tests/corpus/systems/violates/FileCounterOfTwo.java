// Two processes add one to a counter in a file without a lock. The client tells the server when it is done; then the
// counter is two, unless both have read it before either wrote it.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = FileCounterOfTwo$Server
//@ process: client = FileCounterOfTwo$Client
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;

public class FileCounterOfTwo {
    static void add() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("counter", "rw")) {
            int seen = Math.max(file.read(), 0);
            file.seek(0);
            file.write(seen + 1);
        }
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                add();
                assert socket.getInputStream().read() == 1;
            }
            try (RandomAccessFile file = new RandomAccessFile("counter", "r")) {
                assert file.read() == 2; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                add();
                socket.getOutputStream().write(1);
            }
        }
    }
}
