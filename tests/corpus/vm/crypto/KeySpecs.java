// Secret keys are equal if their bytes and algorithms are.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class KeySpecs {
    public static void main(String[] args) throws Exception {
        SecretKeySpec key = new SecretKeySpec(new byte[] {1, 2, 3, 4}, 1, 2, "AES");
        show(key.getAlgorithm() + " " + key.getFormat(), key.getEncoded());
        System.out.println(key.equals(new SecretKeySpec(new byte[] {2, 3}, "aes")) + " " + key.equals(new SecretKeySpec(new byte[] {2, 3}, "DES")));
        System.out.println(key.hashCode() == new SecretKeySpec(new byte[] {2, 3}, "AES").hashCode());
        try {
            new SecretKeySpec(new byte[0], "AES");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new SecretKeySpec(new byte[4], 3, 2, "AES");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        byte[] iv = {1, 2, 3};
        IvParameterSpec spec = new IvParameterSpec(iv);
        iv[0] = 9;
        show("copied", spec.getIV());
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
