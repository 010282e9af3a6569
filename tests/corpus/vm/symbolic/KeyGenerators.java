// Secret keys have the length asked for, or the usual one, and differ.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class KeyGenerators {
    public static void main(String[] args) throws Exception {
        for (int bits : new int[] {128, 192, 256}) {
            KeyGenerator generator = KeyGenerator.getInstance("AES");
            generator.init(bits);
            SecretKey key = generator.generateKey();
            System.out.println(key.getAlgorithm() + " " + key.getFormat() + " " + key.getEncoded().length + " "
                    + key.equals(generator.generateKey()) + " " + key.equals(new SecretKeySpec(key.getEncoded(), "AES")));
        }
        for (String name : new String[] {"HmacSHA1", "HmacSHA256", "HmacSHA512"}) {
            System.out.println(name + " " + KeyGenerator.getInstance(name).generateKey().getEncoded().length);
        }
        try {
            KeyGenerator.getInstance("AES").init(100);
        } catch (InvalidParameterException e) {
            System.out.println(e.getMessage());
        }
    }
}
