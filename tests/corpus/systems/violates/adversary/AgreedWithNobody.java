// Diffie and Hellman agree on a key, with nobody in particular.
//@ kinds: agreement secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = AgreedWithNobody$Server
//@ process: client = AgreedWithNobody$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.security.spec.X509EncodedKeySpec;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreedWithNobody {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                byte[] theirs = field(in);
                KeyPair pair = KeyPairGenerator.getInstance("X25519").generateKeyPair();
                byte[] mine = pair.getPublic().getEncoded();
                send(socket, mine);
                byte[] iv = field(in);
                byte[] order = cipher(Cipher.DECRYPT_MODE, key(pair, theirs), iv).doFinal(field(in));
                Heddle.end("order", order);
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("no order");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                KeyPair pair = KeyPairGenerator.getInstance("X25519").generateKeyPair();
                byte[] mine = pair.getPublic().getEncoded();
                send(socket, mine);
                byte[] theirs = field(in);
                byte[] order = nonce(16);
                Heddle.secret(order, "order");
                Heddle.begin("order", order);
                byte[] iv = nonce(12);
                byte[] sealed = cipher(Cipher.ENCRYPT_MODE, key(pair, theirs), iv).doFinal(order);
                send(socket, iv, sealed);
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("no order");
            }
        }
    }

    static byte[] key(KeyPair mine, byte[] theirs) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(mine.getPrivate());
        agreement.doPhase(KeyFactory.getInstance("X25519").generatePublic(new X509EncodedKeySpec(theirs)), true);
        return Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(agreement.generateSecret()), 16);
    }

    static Cipher cipher(int mode, byte[] key, byte[] iv) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
        return cipher;
    }

    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static void send(Socket socket, byte[]... fields) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (byte[] field : fields) {
            out.writeShort(field.length);
            out.write(field);
        }
        socket.getOutputStream().write(bytes.toByteArray());
    }

    static byte[] field(DataInputStream in) throws IOException {
        byte[] field = new byte[in.readUnsignedShort()];
        in.readFully(field);
        return field;
    }
}
