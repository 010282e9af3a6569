// A fault of an implementation that no model of a protocol shows. Orders come with an authentication code:
//
//     client -> server: order, mac(k, order)
//
// Broken, the server has a path for test orders on which it forgets the check.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;

public class Orders {
    static final int PORT = 9500;

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                for (int left = 2; left > 0; left--) {
                    Wire.attempt(socket -> take(args[0], socket), listener.accept());
                }
            }
        }

        static void take(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String order = Wire.text(in);
            byte[] code = Wire.field(in);
            byte[] expected = Wire.mac(Wire.longTermKey("A"), order);
            if (version.equals("repaired") || !order.startsWith("test")) {
                Wire.check(MessageDigest.isEqual(code, expected), "wrong code");
            }
            Heddle.endWeak("order", order);
            Wire.send(socket, "done");
        }
    }

    public static class Client {
        public static void main(String[] args) throws IOException {
            for (String order : args) {
                Wire.attempt(socket -> {
                    Heddle.begin("order", order);
                    Wire.send(socket, order, Wire.mac(Wire.longTermKey("A"), order));
                    Wire.check(Wire.text(Wire.receive(socket)).equals("done"), "not done");
                }, new Socket("localhost", PORT));
            }
        }
    }
}
