// Without an adversary messages arrive as they were sent: the session ends with the values it began with, and nobody waits in vain.
//@ flags: --start-in-order --crypto symbolic
//@ stubs: yes
//@ process: server = HonestExchange$Server
//@ process: client = HonestExchange$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class HonestExchange {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] order = aes(Cipher.DECRYPT_MODE, SHARED, read(socket, 32));
                    Heddle.end("order", order);
                    send(socket, mac(SHARED, order));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = nonce();
                Heddle.secret(order, "order");
                Heddle.begin("order", order);
                send(socket, aes(Cipher.ENCRYPT_MODE, SHARED, order));
                if (!Arrays.equals(mac(SHARED, order), read(socket, 32))) {
                    throw new IllegalStateException("another receipt");
                }
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

    static byte[] aes(int mode, byte[] key, byte[] data) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(mode, new SecretKeySpec(key, 0, 16, "AES"), new IvParameterSpec(new byte[16]));
        return cipher.doFinal(data);
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }
}
