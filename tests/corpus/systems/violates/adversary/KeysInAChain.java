// One key closes another, which closes the secret; the first is known.
//@ kinds: secrecy
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = KeysInAChain$Server
//@ process: client = KeysInAChain$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeysInAChain {
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

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] message = socket.getInputStream().readNBytes(64);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] secret = nonce();
                byte[] inner = nonce();
                byte[] outer = nonce();
                Heddle.secret(secret, "secret");
                Heddle.adversaryKnows(outer);
                socket.getOutputStream().write(crypt(Cipher.ENCRYPT_MODE, inner, secret));
                socket.getOutputStream().write(crypt(Cipher.ENCRYPT_MODE, outer, inner));
            }
        }
    }
}
