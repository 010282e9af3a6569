// The request stays in the BufferedWriter of the client, which waits for the answer to it.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = WriterNotFlushed$Server
//@ process: client = WriterNotFlushed$Client
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class WriterNotFlushed {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int request = socket.getInputStream().read();
                socket.getOutputStream().write(request);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                BufferedWriter out = new BufferedWriter(
                        new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII));
                out.write('x');
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
