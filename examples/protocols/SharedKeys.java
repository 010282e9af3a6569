// Needham and Schroeder's protocol with a server of keys. Everybody shares a key with the server S:
//
//     A -> S: "A", "B", na
//     S -> A: {na, "B", kab, ticket}kas       where the ticket is {kab, "A"}kbs
//     A -> B: ticket
//     B -> A: {"ask", nb}kab
//     A -> B: {"say", nb}kab
//
// When a session is over, its key is thrown away, and sooner or later somebody finds it. Denning and Sacco: with an old ticket and its
// key, B is made to believe that A talks to it. Repaired (Needham and Schroeder, 1987), B says first what the ticket has to contain:
//
//     A -> B: "A"
//     B -> A: {"A", n}kbs
//     A -> S: "A", "B", na, {"A", n}kbs       and the ticket is {kab, "A", n}kbs
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;

public class SharedKeys {
    static final int SERVER = 9600;
    static final int RESPONDER = 9601;

    /** S, who answers one request. */
    public static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(SERVER)) {
                Wire.attempt(socket -> serve(args[0].equals("repaired"), socket), listener.accept());
            }
        }

        static void serve(boolean repaired, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String from = Wire.text(in);
            String to = Wire.text(in);
            byte[] nonce = Wire.field(in);
            Wire.check(from.equals("A") && to.equals("B"), "nobody of that name");
            byte[] key = Wire.nonce();
            byte[] ticket;
            if (repaired) {
                DataInputStream promise = Wire.decrypt(Wire.longTermKey(to), Wire.field(in));
                Wire.check(Wire.text(promise).equals(from), "promised to another");
                ticket = Wire.encrypt(Wire.longTermKey(to), key, from, Wire.field(promise));
            } else {
                ticket = Wire.encrypt(Wire.longTermKey(to), key, from);
            }
            Wire.send(socket, Wire.encrypt(Wire.longTermKey(from), nonce, to, key, ticket));
        }
    }

    /** B, who takes part in some sessions, one after the other. */
    public static class Responder {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(RESPONDER)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Wire.attempt(socket -> respond(args[0].equals("repaired"), socket), listener.accept());
                }
            }
        }

        static void respond(boolean repaired, Socket socket) throws IOException, GeneralSecurityException {
            byte[] promised = Wire.nonce();
            if (repaired) {
                Wire.check(Wire.text(Wire.receive(socket)).equals("A"), "somebody else");
                Wire.send(socket, Wire.encrypt(Wire.longTermKey("B"), "A", promised));
            }
            DataInputStream ticket = Wire.decrypt(Wire.longTermKey("B"), Wire.field(Wire.receive(socket)));
            byte[] key = Wire.field(ticket);
            Wire.check(Wire.text(ticket).equals("A"), "a ticket of somebody else");
            Wire.check(!repaired || Wire.same(promised, Wire.field(ticket)), "an old ticket");
            byte[] mine = Wire.nonce();
            Wire.send(socket, Wire.encrypt(key, "ask", mine));
            DataInputStream answer = Wire.decrypt(key, Wire.field(Wire.receive(socket)));
            Wire.check(Wire.text(answer).equals("say") && Wire.same(mine, Wire.field(answer)), "another nonce");
            Heddle.end("session", key, mine);
            System.out.println("B talks to A");
        }
    }

    /** A, who has one session with B. */
    public static class Initiator {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> initiate(args[0].equals("repaired"), socket), new Socket("localhost", RESPONDER));
        }

        static void initiate(boolean repaired, Socket peer) throws IOException, GeneralSecurityException {
            byte[] promise = new byte[0];
            if (repaired) {
                Wire.send(peer, "A");
                promise = Wire.field(Wire.receive(peer));
            }
            byte[] key;
            try (Socket server = new Socket("localhost", SERVER)) {
                byte[] mine = Wire.nonce();
                if (repaired) {
                    Wire.send(server, "A", "B", mine, promise);
                } else {
                    Wire.send(server, "A", "B", mine);
                }
                DataInputStream answer = Wire.decrypt(Wire.longTermKey("A"), Wire.field(Wire.receive(server)));
                Wire.check(Wire.same(mine, Wire.field(answer)), "another nonce");
                Wire.check(Wire.text(answer).equals("B"), "a key for somebody else");
                key = Wire.field(answer);
                Wire.send(peer, Wire.field(answer));
            }
            DataInputStream question = Wire.decrypt(key, Wire.field(Wire.receive(peer)));
            Wire.check(Wire.text(question).equals("ask"), "no question");
            byte[] theirs = Wire.field(question);
            Heddle.begin("session", key, theirs);
            Wire.send(peer, Wire.encrypt(key, "say", theirs));
            System.out.println("A talks to B");
            Heddle.leak(key);
        }
    }
}
