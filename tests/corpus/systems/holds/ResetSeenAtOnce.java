// The server closes with a byte unread, which resets the connection. The client is told so by its next write, or, if it
// wrote before, by its read. A verdict rests on the reset being there at once.
//@ flags: --start-in-order
//@ note: a connection that is reset is so for both ends at once
//@ process: server = ResetSeenAtOnce$Server
//@ process: client = ResetSeenAtOnce$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class ResetSeenAtOnce {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(7000); Socket socket = listener.accept()) {
                socket.getInputStream().read();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 7000)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.getOutputStream().write(3);
                assert socket.getInputStream().read() < 0;
            } catch (SocketException e) {
                // The connection was reset.
            }
        }
    }
}
