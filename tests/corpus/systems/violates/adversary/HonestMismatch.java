// Without an adversary, too, a session that ends with another value than it began with is found: the program itself is wrong.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --crypto symbolic
//@ stubs: yes
//@ process: server = HonestMismatch$Server
//@ process: client = HonestMismatch$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class HonestMismatch {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    byte[] order = read(socket, 16);
                    Heddle.end("order", hash(order));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] order = nonce();
                Heddle.begin("order", order);
                send(socket, order);
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }

    static byte[] hash(byte[]... data) throws Exception {
        return MessageDigest.getInstance("SHA-256").digest(join(data));
    }

    static void send(Socket socket, byte[]... parts) throws IOException {
        socket.getOutputStream().write(join(parts));
    }

    static byte[] read(Socket socket, int length) throws IOException {
        return socket.getInputStream().readNBytes(length);
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
