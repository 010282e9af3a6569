// The client closes the connection with the first part of the answer unread. Its end of stream comes in order, but
// the server's second write finds the connection reset, or its third.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = WriteToLateCloser$Server
//@ process: client = WriteToLateCloser$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WriteToLateCloser {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2); //~ uncaught
                socket.getOutputStream().write(3); //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            new Socket("localhost", 9000).close();
        }
    }
}
