// This PrintWriter flushes at the end of a line, but the prompt is printed without one.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = PrintIsNotPrintln$Server
//@ process: client = PrintIsNotPrintln$Client
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class PrintIsNotPrintln {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                PrintWriter out = new PrintWriter(
                        new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.US_ASCII), true);
                out.print("name? ");
                assert socket.getInputStream().read() == 'n';
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'n';
                socket.getOutputStream().write('n');
            }
        }
    }
}
