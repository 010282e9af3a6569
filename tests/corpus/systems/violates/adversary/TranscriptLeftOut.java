// What ends the handshake covers the two nonces and not what was offered and chosen: the worse suite can be put in.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names GCM,CBC --no-minimize
//@ stubs: yes
//@ process: server = TranscriptLeftOut$Server
//@ process: client = TranscriptLeftOut$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class TranscriptLeftOut {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                String offered = in.readUTF();
                byte[] theirs = in.readNBytes(16);
                String suite = offered.contains("GCM") ? "GCM" : "CBC";
                byte[] mine = nonce(16);
                Heddle.begin("suite", suite, theirs, mine);
                byte[] finished = finished(key(theirs, mine), offered, suite, theirs, mine);
                send(socket, suite, mine, finished);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                byte[] mine = nonce(16);
                String offered = "GCM,CBC";
                send(socket, offered, mine);
                String suite = in.readUTF();
                byte[] theirs = in.readNBytes(16);
                if (Arrays.equals(in.readNBytes(32), finished(key(mine, theirs), offered, suite, mine, theirs))) {
                    Heddle.end("suite", suite, mine, theirs);
                }
            } catch (EOFException e) {
                System.out.println("no answer");
            }
        }
    }

    static byte[] key(byte[] client, byte[] server) throws GeneralSecurityException {
        return mac(SHARED, client, server);
    }

    static byte[] finished(byte[] key, String offered, String suite, byte[] client, byte[] server)
            throws GeneralSecurityException {
        return mac(key, client, server);
    }

    static byte[] mac(byte[] key, byte[]... parts) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        for (byte[] part : parts) {
            mac.update(part);
        }
        return mac.doFinal();
    }

    static void send(Socket socket, String text, byte[]... fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF(text);
        for (byte[] field : fields) {
            out.write(field);
        }
        socket.getOutputStream().write(bytes.toByteArray());
    }

    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
