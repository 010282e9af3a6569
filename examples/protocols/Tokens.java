// A fault of an implementation that no model of a protocol shows: a comparison that stops early.
//
//     client -> server: command, nothing
//     server -> client: n
//     client -> server: command, mac(k, n, command)
//
// A first request has no proof, and is answered by a challenge. Broken, the proof is compared byte by byte as far as it goes, so that no
// proof at all is as good as the right one.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;

public class Tokens {
    static final int PORT = 9950;

    static boolean matches(String version, byte[] expected, byte[] given) {
        if (version.equals("repaired")) {
            return MessageDigest.isEqual(expected, given);
        }
        for (int i = 0; i < given.length; i++) {
            if (given[i] != expected[i]) {
                return false;
            }
        }
        return true;
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                Wire.attempt(socket -> serve(args[0], socket), listener.accept());
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream first = Wire.receive(socket);
            Wire.text(first);
            Wire.check(Wire.field(first).length == 0, "a proof of what?");
            byte[] challenge = Wire.nonce();
            Wire.send(socket, challenge);
            DataInputStream in = Wire.receive(socket);
            String command = Wire.text(in);
            byte[] expected = Wire.mac(Wire.longTermKey("A"), challenge, command);
            Wire.check(matches(version, expected, Wire.field(in)), "wrong proof");
            Heddle.end("command", command, challenge);
            System.out.println("does " + command);
        }
    }

    public static class Client {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                Wire.send(socket, "list", new byte[0]);
                byte[] challenge = Wire.field(Wire.receive(socket));
                Heddle.begin("command", "list", challenge);
                Wire.send(socket, "list", Wire.mac(Wire.longTermKey("A"), challenge, "list"));
            }, new Socket("localhost", PORT));
        }
    }
}
