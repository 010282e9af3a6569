// The adversary has the key, and answers by itself.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --no-minimize
//@ stubs: yes
//@ process: server = ChallengeKeyKnown$Server
//@ process: client = ChallengeKeyKnown$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ChallengeKeyKnown {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] mac(byte[] key, byte[] data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Heddle.adversaryKnows(SHARED);
                byte[] challenge = nonce();
                try (Socket socket = listener.accept()) {
                    socket.getOutputStream().write(challenge);
                    byte[] answer = socket.getInputStream().readNBytes(32);
                    if (Arrays.equals(mac(SHARED, challenge), answer)) {
                        Heddle.end("answer", challenge);
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] challenge = socket.getInputStream().readNBytes(16);
                Heddle.begin("answer", challenge);
                socket.getOutputStream().write(mac(SHARED, challenge));
            }
        }
    }
}
