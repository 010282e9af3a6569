// A vote that is kept by three replicas, of which one may be faulty. A ballot counts if two of them have signed it:
//
//     voter -> R1, R2:  "A", choice, sig(A, choice)
//     R1 -> voter:      sig(R1, "A", choice)
//     voter -> tally:   choice, "R1", sig(R1, ...), "R2", sig(R2, ...)
//
// The third replica belongs to the adversary. Broken, the tally counts signatures: the faulty replica signs twice. In another broken version
// it counts a ballot as often as it comes. Repaired, it counts replicas, and everybody has one vote.
import heddle.Heddle;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class Quorum {
    static final int TALLY = 9460;
    static final int REPLICA = 9460;
    static final int NEEDED = 2;

    /** Everybody signs with the pair of the name: the voter A, and the replicas B, C and I. */
    static byte[] sign(String name, Object... values) throws IOException, GeneralSecurityException {
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(NeedhamSchroeder.keys(name).getPrivate());
        signature.update(Wire.fields(values));
        return signature.sign();
    }

    static boolean verify(byte[] signed, String name, Object... values) throws IOException, GeneralSecurityException {
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initVerify(NeedhamSchroeder.keys(name).getPublic());
        signature.update(Wire.fields(values));
        return signature.verify(signed);
    }

    /** Arguments: its name and its number. */
    public static class Replica {
        public static void main(String[] args) throws IOException {
            Set<String> voted = new HashSet<>();
            try (ServerSocket listener = new ServerSocket(REPLICA + Integer.parseInt(args[1]))) {
                Wire.attempt(socket -> {
                    DataInputStream in = Wire.receive(socket);
                    String voter = Wire.text(in);
                    String choice = Wire.text(in);
                    Wire.check(voter.equals("A") && verify(Wire.field(in), voter, choice), "not signed by a voter");
                    Wire.check(voted.add(voter), "voted before");
                    Wire.send(socket, sign(args[0], voter, choice));
                }, listener.accept());
            }
        }
    }

    public static class Tally {
        public static void main(String[] args) throws IOException, GeneralSecurityException {
            Heddle.adversaryKnows(NeedhamSchroeder.keys("I").getPrivate());
            Set<String> voted = new HashSet<>();
            try (ServerSocket listener = new ServerSocket(TALLY)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    Wire.attempt(socket -> count(args[0], voted, socket), listener.accept());
                }
            }
        }

        static void count(String version, Set<String> voted, Socket socket)
                throws IOException, GeneralSecurityException {
            DataInputStream in = Wire.receive(socket);
            String choice = Wire.text(in);
            Set<String> replicas = new HashSet<>();
            int signatures = 0;
            for (int i = 0; i < NEEDED; i++) {
                String replica = Wire.text(in);
                Wire.check(List.of("B", "C", "I").contains(replica), "no replica");
                Wire.check(verify(Wire.field(in), replica, "A", choice), "not signed by a replica");
                signatures++;
                replicas.add(replica);
            }
            Wire.check((version.equals("signatures") ? signatures : replicas.size()) >= NEEDED, "no quorum");
            Wire.check(version.equals("repeated") || voted.add("A"), "voted before");
            Heddle.end("ballot", "A", choice);
            System.out.println("counted " + choice);
        }
    }

    public static class Voter {
        public static void main(String[] args) throws IOException {
            try {
                byte[] ballot = sign("A", "yes");
                Heddle.begin("ballot", "A", "yes");
                byte[] first = ask("B", 1, ballot);
                byte[] second = ask("C", 2, ballot);
                try (Socket tally = new Socket("localhost", TALLY)) {
                    Wire.send(tally, "yes", "B", first, "C", second);
                }
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("given up");
            }
        }

        static byte[] ask(String replica, int number, byte[] ballot) throws IOException, GeneralSecurityException {
            try (Socket socket = new Socket("localhost", REPLICA + number)) {
                Wire.send(socket, "A", "yes", ballot);
                byte[] signed = Wire.field(Wire.receive(socket));
                Wire.check(verify(signed, replica, "A", "yes"), "not signed by the replica");
                return signed;
            }
        }
    }
}
