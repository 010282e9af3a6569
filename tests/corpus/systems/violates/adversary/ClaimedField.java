// The program itself claims nothing. From outside: a field is secret. What it gets is sent in the clear.
//@ kinds: secrecy
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --claim "secret ClaimedField$Client.order as order"
//@ size: large
//@ process: server = ClaimedField$Server
//@ process: client = ClaimedField$Client
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ClaimedField {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static byte[] mac(byte[] data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SHARED, "HmacSHA256"));
        return mac.doFinal(data);
    }

    static class Server {
        static int orders;

        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        byte[] order = socket.getInputStream().readNBytes(16);
                        byte[] code = socket.getInputStream().readNBytes(32);
                        if (Arrays.equals(mac(order), code)) {
                            accept("client", order);
                        }
                    }
                }
            }
        }

        static void accept(String from, byte[] order) {
            orders++;
        }
    }

    static class Client {
        private final byte[] order;

        Client(byte[] order) {
            this.order = order;
        }

        public static void main(String[] args) throws Exception {
            byte[] order = new byte[16];
            new SecureRandom().nextBytes(order);
            new Client(order).send(1L, order);
        }

        void send(long number, byte[] order) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                ByteArrayOutputStream message = new ByteArrayOutputStream();
                message.write(order);
                message.write(mac(order));
                socket.getOutputStream().write(message.toByteArray());
            }
        }
    }
}
