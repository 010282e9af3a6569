// A client sends a session key under a long-term key, and the server takes it as often as it comes.
//@ kinds: agreement
//@ size: large
//@ flags: --start-in-order --adversary server,client --adversary-sessions 2 --no-minimize
//@ stubs: yes
//@ process: server = KeyTakenTwice$Server
//@ process: client = KeyTakenTwice$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyTakenTwice {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int left = 2; left > 0; left--) {
                    try (Socket socket = listener.accept()) {
                        try {
                            Heddle.end("key", aes(Cipher.DECRYPT_MODE, SHARED, read(socket, 32)));
                        } catch (GeneralSecurityException | EOFException e) {
                            System.out.println("refused");
                        }
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] key = nonce();
                Heddle.begin("key", key);
                send(socket, aes(Cipher.ENCRYPT_MODE, SHARED, key));
            }
        }
    }

    static byte[] nonce() {
        byte[] nonce = new byte[16];
        new SecureRandom().nextBytes(nonce);
        return nonce;
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
        byte[] bytes = new byte[length];
        new DataInputStream(socket.getInputStream()).readFully(bytes);
        return bytes;
    }

    static byte[] join(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
