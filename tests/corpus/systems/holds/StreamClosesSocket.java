// Closing a stream of a socket closes the socket, and flushes what a buffer around the stream holds.
//@ flags: --start-in-order
//@ process: server = StreamClosesSocket$Server
//@ process: client = StreamClosesSocket$Client
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class StreamClosesSocket {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert Arrays.equals(socket.getInputStream().readAllBytes(), new byte[] {4, 5});
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            OutputStream out = new BufferedOutputStream(socket.getOutputStream());
            out.write(4);
            out.write(5);
            out.close();
            assert socket.isClosed();
        }
    }
}
