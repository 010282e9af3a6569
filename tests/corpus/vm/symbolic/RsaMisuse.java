// Too much data, the wrong key and altered bytes are refused by RSA.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class RsaMisuse {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        Cipher cipher = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");
        cipher.init(Cipher.ENCRYPT_MODE, pair.getPublic());
        byte[] sealed = cipher.doFinal("text".getBytes());
        System.out.println(sealed.length + " " + Arrays.equals(sealed, cipher.doFinal("text".getBytes())));
        for (PrivateKey key : new PrivateKey[] {pair.getPrivate(), other.getPrivate()}) {
            cipher.init(Cipher.DECRYPT_MODE, key);
            try {
                System.out.println(new String(cipher.doFinal(sealed)));
            } catch (BadPaddingException e) {
                System.out.println("refused");
            }
        }
        cipher.init(Cipher.ENCRYPT_MODE, pair.getPublic());
        try {
            cipher.doFinal(new byte[300]);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
