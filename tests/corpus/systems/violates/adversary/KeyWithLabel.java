// The key of the seal is derived from what is sent along, and a label. Short texts can be guessed.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = KeyWithLabel$Server
//@ process: client = KeyWithLabel$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyWithLabel {
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
                derivation.init(new SecretKeySpec(nonce, "HmacSHA256"));
                byte[] key = Arrays.copyOf(derivation.doFinal("seal".getBytes()), 16);
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
