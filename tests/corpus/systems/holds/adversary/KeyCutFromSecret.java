// A key is the first half of a digest of a secret, and the other half is sent in the clear. Without the secret the
// half that is the key is not known, so neither is what it encrypts.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1
//@ size: large
//@ stubs: yes
//@ process: server = KeyCutFromSecret$Server
//@ process: client = KeyCutFromSecret$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyCutFromSecret {
    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().readNBytes(48);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce(16);
                Heddle.secret(secret, "secret");
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(nonce(16));
                Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(Arrays.copyOf(digest, 16), "AES"));
                OutputStream out = socket.getOutputStream();
                out.write(cipher.doFinal(secret));
                out.write(digest, 16, 16);
            }
        }
    }
}
