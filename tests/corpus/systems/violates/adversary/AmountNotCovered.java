// The code covers the order and not the amount behind it, which the adversary changes.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names 05,95 --no-minimize
//@ stubs: yes
//@ process: server = AmountNotCovered$Server
//@ process: client = AmountNotCovered$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AmountNotCovered {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] order = read(socket, 16);
                    byte[] code = read(socket, 32);
                    byte[] amount = read(socket, 2);
                    if (Arrays.equals(mac(SHARED, order), code)) {
                        Heddle.end("order", order, amount);
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = nonce();
                Heddle.begin("order", order, "05");
                send(socket, order, mac(SHARED, order), "05".getBytes());
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] mac(byte[] key, byte[]... data) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(join(data));
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }
}
