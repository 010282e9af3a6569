// Keys from passwords: PBKDF2WithHmacSHA1.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class PasswordSha1 {
    public static void main(String[] args) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA1");
        for (int rounds : new int[] {1, 2, 20}) {
            PBEKeySpec spec = new PBEKeySpec("password".toCharArray(), "salt".getBytes(), rounds, 160);
            SecretKey key = factory.generateSecret(spec);
            show(rounds + " " + key.getAlgorithm(), key.getEncoded());
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
