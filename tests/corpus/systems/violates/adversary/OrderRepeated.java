// The code is right, but the same order may come twice.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --no-minimize
//@ stubs: yes
//@ process: server = OrderRepeated$Server
//@ process: client = OrderRepeated$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class OrderRepeated {
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
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        byte[] message = socket.getInputStream().readNBytes(48);
                        byte[] order = Arrays.copyOf(message, 16);
                        if (Arrays.equals(mac(SHARED, order), Arrays.copyOfRange(message, 16, 48))) {
                            Heddle.end("order", order);
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = nonce();
                Heddle.begin("order", order);
                socket.getOutputStream().write(order);
                socket.getOutputStream().write(mac(SHARED, order));
            }
        }
    }
}
