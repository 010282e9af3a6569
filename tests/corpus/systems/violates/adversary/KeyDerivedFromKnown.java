// A key made of what everybody knows is known.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = KeyDerivedFromKnown$Server
//@ process: client = KeyDerivedFromKnown$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyDerivedFromKnown {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] crypt(int mode, byte[] key, byte[] data) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(key, "AES"));
        return cipher.doFinal(data);
    }

    static byte[] mac(byte[] key, byte[] data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = socket.getInputStream().readNBytes(32);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce();
                byte[] seed = nonce();
                Heddle.secret(secret, "secret");
                Heddle.adversaryKnows(seed);
                byte[] key = Arrays.copyOf(mac(seed, "session".getBytes()), 32);
                Heddle.adversaryKnows("session");
                socket.getOutputStream().write(crypt(Cipher.ENCRYPT_MODE, key, secret));
            }
        }
    }
}
