// Two who share a key convince each other that they have it:
//
//     client -> server: nc
//     server -> client: mac(k, nc), ns        repaired: mac(k, "S", nc), ns
//     client -> server: mac(k, ns)            repaired: mac(k, "C", ns)
//
// The server serves several at once. In the broken version it answers its own challenge, asked in another session.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;

public class Login {
    static final int PORT = 9100;

    static byte[] proof(String version, String role, byte[] nonce) throws IOException, GeneralSecurityException {
        byte[] key = Wire.longTermKey("A");
        return version.equals("repaired") ? Wire.mac(key, role, nonce) : Wire.mac(key, nonce);
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Socket socket = listener.accept();
                    new Thread(() -> Wire.attempt(it -> serve(args[0], it), socket)).start();
                }
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            byte[] theirs = Wire.field(Wire.receive(socket));
            byte[] mine = Wire.nonce();
            Wire.send(socket, proof(version, "S", theirs), mine);
            Wire.check(Wire.same(proof(version, "C", mine), Wire.field(Wire.receive(socket))), "wrong proof");
            Heddle.end("login", mine);
            System.out.println("logged in");
        }
    }

    public static class Client {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                byte[] mine = Wire.nonce();
                Wire.send(socket, mine);
                DataInputStream in = Wire.receive(socket);
                Wire.check(Wire.same(proof(args[0], "S", mine), Wire.field(in)), "wrong proof");
                byte[] theirs = Wire.field(in);
                Heddle.begin("login", theirs);
                Wire.send(socket, proof(args[0], "C", theirs));
            }, new Socket("localhost", PORT));
        }
    }
}
