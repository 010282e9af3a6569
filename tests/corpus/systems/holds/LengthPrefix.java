// Each message is preceded by its length in bytes, which for this text is not its length in characters.
//@ flags: --start-in-order
//@ process: server = LengthPrefix$Server
//@ process: client = LengthPrefix$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class LengthPrefix {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                byte[] message = new byte[in.readShort()];
                in.readFully(message);
                assert new String(message, StandardCharsets.UTF_8).equals("äö");
                socket.getOutputStream().write('k');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                byte[] message = "äö".getBytes(StandardCharsets.UTF_8);
                out.writeShort(message.length);
                out.write(message);
                assert socket.getInputStream().read() == 'k';
            }
        }
    }
}
