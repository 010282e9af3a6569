// The protocol of Tatebayashi, Matsuzaki and Newman: A and B get a key through S, the only one with a public key.
//
//     A -> S: "A", "B", {ka}pk(S)             repaired: {"A", secret of A, ka}pk(S)
//     S -> B: "A"
//     B -> S: {kb}pk(S)                       repaired: {"B", secret of B, kb}pk(S)
//     S -> A: {kb}ka
//
// Nobody says who encrypted what: anybody who encrypts a key of their own for S gets kb in the place of A. Repaired, each puts
// a secret in that they share with S.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;

public class Tmn {
    static final int SERVER = 9900;
    static final int RESPONDER = 9901;

    /** A key, encrypted for the server. */
    static byte[] sealed(String version, String who, byte[] key) throws IOException, GeneralSecurityException {
        byte[] plain = version.equals("repaired")
                ? Wire.fields(who, Wire.longTermKey(who), key)
                : Wire.fields(key);
        return NeedhamSchroeder.cipher(Cipher.ENCRYPT_MODE, NeedhamSchroeder.keys("B").getPublic()).doFinal(plain);
    }

    static byte[] opened(String version, String who, byte[] sealed) throws IOException, GeneralSecurityException {
        DataInputStream plain = Wire.read(NeedhamSchroeder.cipher(Cipher.DECRYPT_MODE,
                NeedhamSchroeder.keys("B").getPrivate()).doFinal(sealed));
        if (version.equals("repaired")) {
            Wire.check(Wire.text(plain).equals(who), "of another");
            Wire.check(Wire.same(Wire.longTermKey(who), Wire.field(plain)), "another secret");
        }
        return Wire.field(plain);
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(SERVER)) {
                Wire.attempt(socket -> serve(args[0], socket), listener.accept());
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String from = Wire.text(in);
            Wire.check(from.equals("A") && Wire.text(in).equals("B"), "unknown");
            byte[] theirs = opened(version, from, Wire.field(in));
            try (Socket other = new Socket("localhost", RESPONDER)) {
                Wire.send(other, from);
                byte[] key = opened(version, "B", Wire.field(Wire.receive(other)));
                Wire.send(socket, Wire.encrypt(theirs, key));
            }
        }
    }

    public static class Responder {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(RESPONDER)) {
                Wire.attempt(socket -> {
                    String from = Wire.text(Wire.receive(socket));
                    Wire.check(from.equals("A"), "unknown");
                    byte[] key = Wire.nonce();
                    Heddle.secret(key, "kb");
                    Wire.send(socket, sealed(args[0], "B", key));
                    System.out.println("B has a key for " + from);
                }, listener.accept());
            }
        }
    }

    public static class Initiator {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                byte[] mine = Wire.nonce();
                Wire.send(socket, "A", "B", sealed(args[0], "A", mine));
                byte[] key = Wire.field(Wire.decrypt(mine, Wire.field(Wire.receive(socket))));
                Heddle.secret(key, "kb of A");
                System.out.println("A has a key for B");
            }, new Socket("localhost", SERVER));
        }
    }
}
