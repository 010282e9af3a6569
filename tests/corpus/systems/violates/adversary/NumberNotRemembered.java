// Orders have random numbers, which the server does not remember: the second session gets the order of the first
// once more.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --no-minimize
//@ stubs: yes
//@ process: server = NumberNotRemembered$Server
//@ process: client = NumberNotRemembered$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class NumberNotRemembered {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int left = 2; left > 0; left--) {
                    try (Socket socket = listener.accept()) {
                        byte[] order = read(socket, 16);
                        byte[] code = read(socket, 32);
                        if (Arrays.equals(mac(SHARED, order), code)) {
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
                send(socket, order, mac(SHARED, order));
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
