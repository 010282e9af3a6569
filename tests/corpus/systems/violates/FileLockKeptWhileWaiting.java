// The server waits for a message with a file locked, and the client wants that lock before it sends the message. If the
// server is first, both wait for ever.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = FileLockKeptWhileWaiting$Server
//@ process: client = FileLockKeptWhileWaiting$Client
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.ServerSocket;
import java.net.Socket;

public class FileLockKeptWhileWaiting {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile file = new RandomAccessFile("data", "rw");
                    ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept()) {
                file.getChannel().lock();
                socket.getInputStream().read();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000);
                    RandomAccessFile file = new RandomAccessFile("data", "rw")) {
                file.getChannel().lock().release();
                socket.getOutputStream().write(1);
            }
        }
    }
}
