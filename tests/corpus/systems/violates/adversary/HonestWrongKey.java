// Symbolic cryptography hides no other fault: what was encrypted with another key is refused, and nobody catches that.
//@ kinds: uncaught
//@ size: large
//@ flags: --start-in-order --crypto symbolic
//@ stubs: yes
//@ process: server = HonestWrongKey$Server
//@ process: client = HonestWrongKey$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class HonestWrongKey {
    static final byte[] SHARED = "a shared key: 16".getBytes();
    static final byte[] OTHER = "another key:  16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                try (Socket socket = listener.accept()) {
                    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                    cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(OTHER, "AES"), new GCMParameterSpec(128, new byte[12]));
                    cipher.doFinal(read(socket, 32));
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(SHARED, "AES"), new GCMParameterSpec(128, new byte[12]));
                send(socket, cipher.doFinal(nonce()));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
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
