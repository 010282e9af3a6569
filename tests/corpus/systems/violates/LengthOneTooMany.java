// The length that precedes the message counts an end of line that is not sent.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = LengthOneTooMany$Server
//@ process: client = LengthOneTooMany$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class LengthOneTooMany {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                byte[] message = in.readNBytes(in.read());
                socket.getOutputStream().write(message.length);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] message = {1, 2, 3};
                socket.getOutputStream().write(message.length + 1);
                socket.getOutputStream().write(message);
                assert socket.getInputStream().read() == message.length;
            }
        }
    }
}
