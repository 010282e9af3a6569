// A vote with signed ballots: voter -> server: "A", choice, sig(sk(A), "A", choice). The server counts what is signed well.
//
// Broken, it counts a ballot as often as it comes. Repaired, everybody has one vote.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.util.HashSet;
import java.util.Set;

public class Ballots {
    static final int PORT = 9400;

    static KeyPair keys() throws GeneralSecurityException {
        return NeedhamSchroeder.keys("A");
    }

    public static class Server {
        public static void main(String[] args) throws IOException {
            Set<String> voted = new HashSet<>();
            try (ServerSocket listener = new ServerSocket(PORT)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Wire.attempt(socket -> count(args[0].equals("repaired"), voted, socket), listener.accept());
                }
            }
        }

        static void count(boolean once, Set<String> voted, Socket socket) throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String voter = Wire.text(in);
            String choice = Wire.text(in);
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initVerify(keys().getPublic());
            signature.update(Wire.fields(voter, choice));
            Wire.check(voter.equals("A") && signature.verify(Wire.field(in)), "not signed by a voter");
            Wire.check(!once || voted.add(voter), "voted before");
            Heddle.end("ballot", voter, choice);
            System.out.println("counted " + choice);
        }
    }

    public static class Voter {
        public static void main(String[] args) throws IOException {
            Wire.attempt(socket -> {
                Signature signature = Signature.getInstance("SHA256withRSA");
                signature.initSign(keys().getPrivate());
                signature.update(Wire.fields("A", "yes"));
                Heddle.begin("ballot", "A", "yes");
                Wire.send(socket, "A", "yes", signature.sign());
            }, new Socket("localhost", PORT));
        }
    }
}
