// A handshake in which the versions are negotiated, as in early TLS. The client offers versions, best first:
//
//     client -> server: "V2V1", nc
//     server -> client: "V2", ns, mac(k, nc, ns)       repaired: the code covers the offer and the choice, too
//     client -> server: mac(k, ns, nc)
//
// Whoever is in between can take the best version out of the offer, and nobody notices.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;

public class Handshake {
    static final int PORT = 9300;
    static final String OFFER = "V2V1";

    static byte[] code(String version, byte[] one, byte[] other, String offer, String choice)
            throws IOException, GeneralSecurityException {
        byte[] key = Wire.longTermKey("A");
        return version.equals("repaired") ? Wire.mac(key, one, other, offer, choice) : Wire.mac(key, one, other);
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                Wire.attempt(socket -> serve(args[0], socket), listener.accept());
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String offer = Wire.text(in);
            byte[] theirs = Wire.field(in);
            byte[] mine = Wire.nonce();
            String choice = offer.contains("V2") ? "V2" : "V1";
            Wire.send(socket, choice, mine, code(version, theirs, mine, offer, choice));
            Wire.check(Wire.same(code(version, mine, theirs, offer, choice), Wire.field(Wire.receive(socket))),
                    "wrong code");
            Heddle.end("handshake", theirs, mine, offer);
            System.out.println("version " + choice);
        }
    }

    public static class Client {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                byte[] mine = Wire.nonce();
                Wire.send(socket, OFFER, mine);
                DataInputStream in = Wire.receive(socket);
                String choice = Wire.text(in);
                byte[] theirs = Wire.field(in);
                byte[] expected = code(args[0], mine, theirs, OFFER, choice);
                Wire.check(Wire.same(expected, Wire.field(in)), "wrong code");
                Heddle.begin("handshake", mine, theirs, OFFER);
                Wire.send(socket, code(args[0], theirs, mine, OFFER, choice));
            }, new Socket("localhost", PORT));
        }
    }
}
