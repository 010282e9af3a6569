// Streams that encrypt and decrypt as they go, also in odd pieces.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherStreamsReal {
    public static void main(String[] args) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (CipherOutputStream out = new CipherOutputStream(bytes, cipher)) {
            for (int i = 0; i < 50; i++) {
                out.write(i);
                System.out.print(bytes.size() + " ");
            }
        }
        show("\nall", bytes.toByteArray());
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        try (CipherInputStream in = new CipherInputStream(new ByteArrayInputStream(bytes.toByteArray()), cipher)) {
            System.out.println(in.read() + " " + in.available() + " " + in.skip(7) + " " + in.read());
            System.out.println(in.readAllBytes().length);
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
