// Locks on different parts of a file do not wait for each other: the server keeps its own until the client has the other.
//@ flags: --start-in-order
//@ process: server = FileLocksOfParts$Server
//@ process: client = FileLocksOfParts$Client
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;

public class FileLocksOfParts {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile file = new RandomAccessFile("data", "rw");
                    ServerSocket listener = new ServerSocket(9000)) {
                file.getChannel().lock(0, 10, false);
                try (Socket socket = listener.accept()) {
                    assert socket.getInputStream().read() == 1;
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000);
                    RandomAccessFile file = new RandomAccessFile("data", "rw")) {
                file.getChannel().lock(10, 10, false);
                socket.getOutputStream().write(1);
            }
        }
    }
}
