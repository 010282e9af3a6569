// A Scanner puts numbers together from what arrives; the last one ends with the stream.
//@ flags: --start-in-order
//@ process: server = ScannerReads$Server
//@ process: client = ScannerReads$Client
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

public class ScannerReads {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept();
                    Scanner in = new Scanner(socket.getInputStream(), StandardCharsets.US_ASCII)) {
                assert in.nextInt() == 12;
                assert in.nextInt() == 345;
                assert !in.hasNext();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000);
                    PrintStream out = new PrintStream(socket.getOutputStream(), true, StandardCharsets.US_ASCII)) {
                out.print("12 3");
                out.print("45");
                out.flush();
            }
        }
    }
}
