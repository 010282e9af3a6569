// Woo and Lam's protocol: B asks the server S whether it is A who talks to it. Everybody shares a key with S.
//
//     A -> B: "A"
//     B -> A: nb
//     A -> B: {nb}kas
//     B -> S: {"A", {nb}kas}kbs       repaired: {"question", "A", {nb}kas}kbs
//     S -> B: {nb}kbs                 named: {"A", nb}kbs; repaired: {"the answer", "A", nb}kbs
//
// B serves several at once, nobody twice. I, who has a key like the others, begins two sessions: as A, and as itself. It answers the challenge of the
// first in both, and what S says of the second is taken to the first. With the name in the answer that is over, but then B's question
// looks like an answer: whoever sends nb as it is gets {"A", nb}kbs from B itself.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class WooLam {
    static final int RESPONDER = 9800;
    static final int SERVER = 9801;
    static final int BLOCK = 16;
    /** The length of an encrypted nonce. */
    static final int PROOF = 2 * BLOCK;

    public static class Server {
        public static void main(String[] args) throws IOException {
            Heddle.adversaryKnows(Wire.longTermKey("I"));
            try (ServerSocket listener = new ServerSocket(SERVER)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Wire.attempt(socket -> serve(args[0], socket), listener.accept());
                }
            }
        }

        static void serve(String version, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream question = Wire.decrypt(Wire.longTermKey("B"), Wire.field(Wire.receive(socket)));
            Wire.check(!version.equals("repaired") || Wire.text(question).equals("question"), "no question");
            String who = Wire.text(question);
            byte[] nonce = Wire.field(Wire.decrypt(Wire.longTermKey(who), Wire.field(question)), Wire.NONCE);
            byte[] key = Wire.longTermKey("B");
            Wire.send(socket, switch (version) {
                case "repaired" -> Wire.encrypt(key, "the answer", who, nonce);
                case "named" -> Wire.encrypt(key, who, nonce);
                default -> Wire.encrypt(key, nonce);
            });
        }
    }

    public static class Responder {
        static final Set<String> served = ConcurrentHashMap.newKeySet();

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(RESPONDER)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Socket socket = listener.accept();
                    new Thread(() -> Wire.attempt(it -> respond(args[0], it), socket)).start();
                }
            }
        }

        static void respond(String version, Socket socket) throws IOException, GeneralSecurityException {
            String who = Wire.text(Wire.receive(socket));
            Wire.check(who.equals("A") || who.equals("I"), "nobody of that name");
            Wire.check(served.add(who), "is here already");
            byte[] mine = Wire.nonce();
            Wire.send(socket, mine);
            // The repair that only names A lets pass what is no encrypted nonce.
            byte[] proof = Wire.field(Wire.receive(socket), version.equals("named") ? BLOCK : PROOF, PROOF);
            try (Socket server = new Socket("localhost", SERVER)) {
                byte[] key = Wire.longTermKey("B");
                boolean repaired = version.equals("repaired");
                Wire.send(server, repaired ? Wire.encrypt(key, "question", who, proof) : Wire.encrypt(key, who, proof));
                DataInputStream answer = Wire.decrypt(key, Wire.field(Wire.receive(server)));
                Wire.check(!repaired || Wire.text(answer).equals("the answer"), "no answer");
                Wire.check(version.equals("broken") || Wire.text(answer).equals(who), "about another");
                Wire.check(Wire.same(mine, Wire.field(answer)), "another nonce");
            }
            if (who.equals("A")) {
                Heddle.end("login", mine);
            }
            System.out.println(who);
        }
    }

    public static class Initiator {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                Wire.send(socket, "A");
                byte[] theirs = Wire.field(Wire.receive(socket), Wire.NONCE);
                Heddle.begin("login", theirs);
                Wire.send(socket, Wire.encrypt(Wire.longTermKey("A"), theirs));
            }, new Socket("localhost", RESPONDER));
        }
    }
}
