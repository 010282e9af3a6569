// A key is the first half of a digest of what everybody knows. Whoever computes the digest has the key, and
// with it the secret.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ size: large
//@ stubs: yes
//@ process: server = KeyCutFromDigest$Server
//@ process: client = KeyCutFromDigest$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyCutFromDigest {
    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().readNBytes(32);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce(16);
                byte[] seed = nonce(16);
                Heddle.secret(secret, "secret");
                Heddle.adversaryKnows(seed);
                byte[] key = Arrays.copyOf(MessageDigest.getInstance("SHA-256").digest(seed), 16);
                Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
                socket.getOutputStream().write(cipher.doFinal(secret));
            }
        }
    }
}
