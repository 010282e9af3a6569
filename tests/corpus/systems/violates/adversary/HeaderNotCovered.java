// The letter is sealed, and whom it is for stands before it in clear.
//@ kinds: agreement
//@ flags: --start-in-order --adversary server,client --adversary-sessions 1 --adversary-names bob,eve --no-minimize
//@ stubs: yes
//@ process: server = HeaderNotCovered$Server
//@ process: client = HeaderNotCovered$Client
import heddle.Heddle;
import java.io.*;
import java.net.*;
import java.security.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class HeaderNotCovered {
    static final byte[] SHARED = "a shared key: 16".getBytes();

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                String to = in.readUTF();
                byte[] iv = in.readNBytes(12);
                Heddle.end("letter", to, cipher(Cipher.DECRYPT_MODE, to, iv).doFinal(in.readNBytes(32)));
            } catch (IOException | GeneralSecurityException e) {
                System.out.println("no letter");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] letter = nonce(16);
                byte[] iv = nonce(12);
                Heddle.begin("letter", "bob", letter);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(bytes);
                out.writeUTF("bob");
                out.write(iv);
                out.write(cipher(Cipher.ENCRYPT_MODE, "bob", iv).doFinal(letter));
                socket.getOutputStream().write(bytes.toByteArray());
            }
        }
    }

    static Cipher cipher(int mode, String to, byte[] iv) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(SHARED, "AES"), new GCMParameterSpec(128, iv));
        return cipher;
    }

    static byte[] nonce(int length) {
        byte[] nonce = new byte[length];
        new SecureRandom().nextBytes(nonce);
        return nonce;
    }
}
