// Otway and Rees' protocol: A and B get a key from S, with whom each of them shares one. m numbers the run.
//
//     A -> B: m, A, B, {na, m, A, B}kas
//     B -> S: m, A, B, {na, m, A, B}kas, {nb, m, A, B}kbs
//     S -> B: m, {na, kab}kas, {nb, kab}kbs
//     B -> A: m, {na, kab}kas
//
// As it is written down here, a request and an answer have the same length, and A takes back its own request for an answer: m, A and B,
// which everybody has read, are then its key. Repaired, the plaintext of each message says which message it is.
import heddle.Heddle;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;

public class OtwayRees {
    static final int RESPONDER = 9700;
    static final int SERVER = 9701;
    static final int RUN = 14;
    static final byte[] NAMES = "AB".getBytes();
    static final byte[] REQUEST = {1};
    static final byte[] ANSWER = {2};

    /** Bytes one after the other; repaired, behind the kind of message. */
    static byte[] plain(String version, byte[] kind, byte[]... parts) throws IOException {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        if (version.equals("repaired")) {
            plain.write(kind);
        }
        for (byte[] part : parts) {
            plain.write(part);
        }
        return plain.toByteArray();
    }

    /** What is behind the nonce in a plaintext of a kind. */
    static byte[] opened(String version, byte[] key, byte[] kind, byte[] nonce, byte[] sealed)
            throws IOException, GeneralSecurityException {
        DataInputStream plain = Wire.read(Wire.decipher(key, sealed));
        if (version.equals("repaired")) {
            Wire.check(plain.readByte() == kind[0], "another kind of message");
        }
        byte[] theirs = plain.readNBytes(Wire.NONCE);
        Wire.check(nonce == null || Wire.same(nonce, theirs), "another nonce");
        byte[] rest = plain.readAllBytes();
        return nonce == null ? plain("", kind, theirs, rest) : rest;
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(SERVER)) {
                Wire.attempt(socket -> serve(args[0], socket), listener.accept());
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            byte[] run = Wire.field(in);
            Wire.check(Arrays.equals(NAMES, Wire.field(in)), "unknown");
            byte[] ofA = opened(version, Wire.longTermKey("A"), REQUEST, null, Wire.field(in));
            byte[] ofB = opened(version, Wire.longTermKey("B"), REQUEST, null, Wire.field(in));
            byte[] expected = plain("", REQUEST, run, NAMES);
            for (byte[] request : new byte[][] {ofA, ofB}) {
                byte[] rest = Arrays.copyOfRange(request, Wire.NONCE, request.length);
                Wire.check(Arrays.equals(expected, rest), "another run");
            }
            byte[] key = Wire.nonce();
            Wire.send(socket, run,
                    Wire.encipher(Wire.longTermKey("A"), plain(version, ANSWER, Arrays.copyOf(ofA, Wire.NONCE), key)),
                    Wire.encipher(Wire.longTermKey("B"), plain(version, ANSWER, Arrays.copyOf(ofB, Wire.NONCE), key)));
        }
    }

    public static class Responder {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(RESPONDER)) {
                Wire.attempt(socket -> respond(args[0], socket), listener.accept());
            }
        }

        static void respond(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            byte[] run = Wire.field(in);
            byte[] names = Wire.field(in);
            byte[] theirs = Wire.field(in);
            byte[] mine = Wire.nonce();
            try (Socket server = new Socket("localhost", SERVER)) {
                Wire.send(server, run, names, theirs,
                        Wire.encipher(Wire.longTermKey("B"), plain(version, REQUEST, mine, run, names)));
                DataInputStream answer = Wire.receive(server);
                Wire.check(Wire.same(run, Wire.field(answer)), "another run");
                byte[] forA = Wire.field(answer);
                byte[] key = opened(version, Wire.longTermKey("B"), ANSWER, mine, Wire.field(answer));
                Heddle.secret(key, "kab of B");
                Wire.send(socket, run, forA);
                System.out.println("B has a key");
            }
        }
    }

    public static class Initiator {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                byte[] run = new byte[RUN];
                new SecureRandom().nextBytes(run);
                byte[] mine = Wire.nonce();
                Wire.send(socket, run, NAMES,
                        Wire.encipher(Wire.longTermKey("A"), plain(args[0], REQUEST, mine, run, NAMES)));
                DataInputStream in = Wire.receive(socket);
                Wire.check(Wire.same(run, Wire.field(in)), "another run");
                byte[] key = opened(args[0], Wire.longTermKey("A"), ANSWER, mine, Wire.field(in));
                Heddle.secret(key, "kab of A");
                System.out.println("A has a key");
            }, new Socket("localhost", RESPONDER));
        }
    }
}
