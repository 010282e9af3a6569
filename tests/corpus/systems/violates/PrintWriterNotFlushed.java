// A PrintWriter made without the flag for it does not flush at the end of a line. The answer stays in the server.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = PrintWriterNotFlushed$Server
//@ process: client = PrintWriterNotFlushed$Client
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class PrintWriterNotFlushed {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                PrintWriter out = new PrintWriter(
                        new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII));
                out.println("hello");
                assert socket.getInputStream().read() == 'b';
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'h';
                socket.getOutputStream().write('b');
            }
        }
    }
}
