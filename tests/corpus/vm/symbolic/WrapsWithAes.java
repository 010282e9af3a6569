// What the JDK has and no term stands for is named: AESWrap.
//@ heddle: --crypto symbolic
//@ expect: unsupported
//@ message: symbolic cryptography: Cipher AESWrap
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class WrapsWithAes {
    public static void main(String[] args) throws Exception {
        SecretKey outer = KeyGenerator.getInstance("AES").generateKey();
        SecretKey inner = KeyGenerator.getInstance("AES").generateKey();
        Cipher cipher = Cipher.getInstance("AESWrap");
        cipher.init(Cipher.WRAP_MODE, outer);
        byte[] wrapped = cipher.wrap(inner);
        cipher.init(Cipher.UNWRAP_MODE, outer);
        System.out.println(wrapped.length - inner.getEncoded().length + " " + cipher.unwrap(wrapped, "AES", Cipher.SECRET_KEY).equals(inner));
        wrapped[3] ^= 1;
        try {
            cipher.unwrap(wrapped, "AES", Cipher.SECRET_KEY);
            System.out.println("taken");
        } catch (InvalidKeyException e) {
            System.out.println("refused");
        }
    }
}
