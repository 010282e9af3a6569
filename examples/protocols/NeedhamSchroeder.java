// Needham and Schroeder's protocol with public keys, over ordinary sockets:
//
//     A -> B: {na, A}pk(B)
//     B -> A: {na, nb}pk(A)           with Lowe's repair: {na, nb, B}pk(A)
//     A -> B: {nb}pk(B)
//
// I is a party like the others, with a key of its own; who it is decides the network.
import heddle.Heddle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import javax.crypto.Cipher;

public class NeedhamSchroeder {
    static final int PORT = 9000;
    static final int NONCE = 16;

    /** A, who talks to one of some peers. Arguments: whether Lowe's repair is in, then the names of the peers. */
    public static class Initiator {
        public static void main(String[] args) throws Exception {
            Heddle.adversaryKnows(keys("I").getPrivate());
            String peer = args[1 + new Random().nextInt(args.length - 1)];
            try (Socket socket = new Socket("localhost", PORT)) {
                run(socket, peer, args[0].equals("repaired"));
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("A gives up on " + peer);
            }
        }

        static void run(Socket socket, String peer, boolean repaired) throws IOException, GeneralSecurityException {
            byte[] mine = nonce();
            send(socket, peer, mine, "A".getBytes());
            DataInputStream answer = receive(socket, "A");
            if (!Arrays.equals(mine, answer.readNBytes(NONCE))) {
                throw new IOException("another nonce");
            }
            byte[] theirs = answer.readNBytes(NONCE);
            if (repaired && !new String(answer.readAllBytes()).equals(peer)) {
                throw new IOException("another peer");
            }
            if (peer.equals("B")) {
                Heddle.secret(mine, "na");
            }
            Heddle.begin("session", "A", peer, mine, theirs);
            send(socket, peer, theirs, new byte[0]);
            System.out.println("A talks to " + peer);
        }
    }

    /** B, who answers so many times. */
    public static class Responder {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                for (int left = Integer.parseInt(args[1]); left > 0; left--) {
                    try (Socket socket = listener.accept()) {
                        run(socket, args[0].equals("repaired"));
                    } catch (IOException | GeneralSecurityException e) {
                        System.out.println("B gives up");
                    }
                }
            }
        }

        static void run(Socket socket, boolean repaired) throws IOException, GeneralSecurityException {
            DataInputStream first = receive(socket, "B");
            byte[] theirs = first.readNBytes(NONCE);
            String peer = new String(first.readAllBytes());
            if (!peer.equals("A") && !peer.equals("I")) {
                throw new IOException("nobody is called " + peer);
            }
            byte[] mine = nonce();
            if (peer.equals("A")) {
                Heddle.secret(mine, "nb");
            }
            byte[] both = new byte[2 * NONCE];
            System.arraycopy(theirs, 0, both, 0, theirs.length);
            System.arraycopy(mine, 0, both, NONCE, NONCE);
            send(socket, peer, both, repaired ? "B".getBytes() : new byte[0]);
            if (!Arrays.equals(mine, receive(socket, "B").readAllBytes())) {
                throw new IOException("another nonce");
            }
            if (peer.equals("A")) {
                Heddle.end("session", "A", "B", theirs, mine);
            }
            System.out.println("B talks to " + peer);
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[NONCE];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static void send(Socket socket, String to, byte[] first, byte[] second)
            throws IOException, GeneralSecurityException {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        plain.write(first);
        plain.write(second);
        byte[] secret = cipher(Cipher.ENCRYPT_MODE, keys(to).getPublic()).doFinal(plain.toByteArray());
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.writeInt(secret.length);
        out.write(secret);
        out.flush();
    }

    static DataInputStream receive(Socket socket, String me) throws IOException, GeneralSecurityException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        byte[] secret = new byte[in.readInt()];
        in.readFully(secret);
        byte[] plain = cipher(Cipher.DECRYPT_MODE, keys(me).getPrivate()).doFinal(secret);
        return new DataInputStream(new ByteArrayInputStream(plain));
    }

    static Cipher cipher(int mode, Key key) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        cipher.init(mode, key);
        return cipher;
    }

    /** Everybody has these on file. They are short: this is an example. */
    static final Map<String, KeyPair> KEYS = new TreeMap<>();

    static {
        KEYS.put("A", pair(
                "930d0058d10411447b15d36e4080511b10708783b1579d8a601f0409ceb4f381"
                + "a857a991dcc422f57aa3a2299f43015c1e2e797013d577b4b0abf7c23c93c643",
                "3091a4c1b11794d4778af7f07c61656878ff91e2cf5a4ef07b5b032c7217962d"
                + "85d52a38fd97da00f3c0b0876f5d1e51c111f3755d3132d1960473607647f6a1"));
        KEYS.put("B", pair(
                "b0ef2752b9e8e611f19679be4769081e8a737ba02d7ba8fe7a656ec43cbfa8bf"
                + "877cb8ece0821c490331d469d199591f3a5b367a6b3b3a3c6a43f268c7760575",
                "2149e98dd6b5031e52a4034541c5b8d5982a6892c723ea3470be47440c02ea42"
                + "48a5d5250e5dd0f65f4ff77840cd34c875db8c005c221c3f8fcceda1e1896509"));
        KEYS.put("C", pair(
                "a9c4eed69a662c87348eb2cb9081ab72bf5edfda9023cf5c3ba75630fa9aa175"
                + "bfcd019945ea36766e997d97fabb67420da6fcf9c0ba3f642b31923bafb25f31",
                "90d0cc6b838964b270c2c9019c63003d01c18c72844207c045a298836f423837"
                + "335607d03dd09221065a5c3238accd71b30d52d0534d3bc34e161f0e20dd41"));
        KEYS.put("I", pair(
                "c6ba4a92ecea8be61065b9c11835c1b2f61c299efb5320e72d732720ccbbb920"
                + "428375a91519eda687503ff4c7eecabcb12e6f4d18ba16c9918d27328210232f",
                "2a90bc6866abd64b4637d911ad9dd609ff025e928442749f0f9d1a99c140743b"
                + "939adee898537e563750b5c1c30ba6d1988f047cbfbb63fd85fc720557915c1"));
        for (Map.Entry<String, KeyPair> entry : KEYS.entrySet()) {
            Heddle.name(entry.getValue().getPublic(), entry.getKey());
        }
    }

    static KeyPair keys(String name) throws GeneralSecurityException {
        if (!KEYS.containsKey(name)) {
            throw new GeneralSecurityException("no key of " + name);
        }
        return KEYS.get(name);
    }

    static KeyPair pair(String modulus, String exponent) {
        try {
            BigInteger n = new BigInteger(modulus, 16);
            KeyFactory factory = KeyFactory.getInstance("RSA");
            return new KeyPair(factory.generatePublic(new RSAPublicKeySpec(n, BigInteger.valueOf(65537))),
                    factory.generatePrivate(new RSAPrivateKeySpec(n, new BigInteger(exponent, 16))));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
