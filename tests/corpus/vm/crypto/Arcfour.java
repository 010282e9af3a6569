// ARCFOUR: a key stream.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class Arcfour {
    public static void main(String[] args) throws Exception {
        Cipher cipher = Cipher.getInstance("ARCFOUR");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec("Key12".getBytes(), "ARCFOUR"));
        show("1", cipher.update("Plain".getBytes()));
        show("2", cipher.doFinal("text".getBytes()));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
