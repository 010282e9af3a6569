// A write of the server may fail. It closes the connection, and the client takes the end of the stream for the answer.
//@ kinds: assertion-failure
//@ flags: --start-in-order --faults io-exception:server:write
//@ process: server = AnswerNotSent$Server
//@ process: client = AnswerNotSent$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class AnswerNotSent {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 'x'; //~ assertion-failure
            }
        }
    }
}
