// Encryption with a password, as PKCS #5 has it.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class PasswordCiphers {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"PBEWithMD5AndDES", "PBEWithSHA1AndDESede", "PBEWithHmacSHA256AndAES_128"}) {
            SecretKey key = SecretKeyFactory.getInstance(name).generateSecret(new PBEKeySpec("password".toCharArray()));
            System.out.println(key.getAlgorithm() + " " + key.getFormat() + " " + new String(key.getEncoded()));
            PBEParameterSpec spec = new PBEParameterSpec("8 bytes.".getBytes(), 20, new IvParameterSpec(new byte[16]));
            Cipher cipher = Cipher.getInstance(name);
            cipher.init(Cipher.ENCRYPT_MODE, key, spec);
            byte[] sealed = cipher.doFinal("a text".getBytes());
            show(name, sealed);
            cipher.init(Cipher.DECRYPT_MODE, key, spec);
            System.out.println(new String(cipher.doFinal(sealed)));
            SecretKey other = SecretKeyFactory.getInstance(name).generateSecret(new PBEKeySpec("passwort".toCharArray()));
            cipher.init(Cipher.DECRYPT_MODE, other, spec);
            try {
                cipher.doFinal(sealed);
                System.out.println("taken");
            } catch (BadPaddingException e) {
                System.out.println("refused");
            }
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
