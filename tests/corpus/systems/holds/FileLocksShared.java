// Both processes have a shared lock at the same time: the server keeps its own until the client has one, too.
//@ flags: --start-in-order
//@ process: server = FileLocksShared$Server
//@ process: client = FileLocksShared$Client
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;

public class FileLocksShared {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile file = new RandomAccessFile("data", "rw");
                    ServerSocket listener = new ServerSocket(9000)) {
                file.getChannel().lock(0, Long.MAX_VALUE, true);
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
                file.getChannel().lock(0, Long.MAX_VALUE, true);
                socket.getOutputStream().write(1);
            }
        }
    }
}
