// Streams of a cipher give back what went in.
//@ heddle: --crypto symbolic
import java.io.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherStreams {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("fedcba9876543210".getBytes(), "AES");
        IvParameterSpec iv = new IvParameterSpec(new byte[16]);
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, iv);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(new CipherOutputStream(bytes, cipher))) {
            for (int i = 0; i < 30; i++) {
                out.print("line " + i + ";");
            }
        }
        System.out.println(bytes.size());
        cipher.init(Cipher.DECRYPT_MODE, key, iv);
        try (InputStream in = new CipherInputStream(new ByteArrayInputStream(bytes.toByteArray()), cipher)) {
            System.out.println(new String(in.readAllBytes()));
        }
    }
}
