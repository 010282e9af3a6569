// As KeyWithPublicLabel, but the key is derived from a shared one: labels alone tell nothing.
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names key-of-the-seal
//@ stubs: yes
//@ process: server = KeyWithSecret$Server
//@ process: client = KeyWithSecret$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyWithSecret {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().readNBytes(60);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            byte[] secret = nonce();
            Heddle.secret(secret, "secret");
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] nonce = nonce();
                Mac derivation = Mac.getInstance("HmacSHA256");
                derivation.init(new SecretKeySpec("a shared key: 16".getBytes(), "HmacSHA256"));
                byte[] key = Arrays.copyOf(derivation.doFinal("key-of-the-seal".getBytes()), 16);
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
                ByteArrayOutputStream message = new ByteArrayOutputStream();
                message.writeBytes(nonce);
                message.writeBytes(cipher.getIV());
                message.writeBytes(cipher.doFinal(secret));
                socket.getOutputStream().write(message.toByteArray());
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
