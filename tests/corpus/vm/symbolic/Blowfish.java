// What the JDK has and no term stands for is named: Blowfish.
//@ heddle: --crypto symbolic
//@ expect: unsupported
//@ message: symbolic cryptography: Cipher Blowfish
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Blowfish {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"Blowfish/CBC/PKCS5Padding", "RC4"}) {
            SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), name.startsWith("B") ? "Blowfish" : "RC4");
            Cipher cipher = Cipher.getInstance(name);
            if (name.equals("RC4")) {
                cipher.init(Cipher.ENCRYPT_MODE, key);
            } else {
                cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[8]));
            }
            byte[] sealed = cipher.doFinal("some text".getBytes());
            if (name.equals("RC4")) {
                cipher.init(Cipher.DECRYPT_MODE, key);
            } else {
                cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[8]));
            }
            System.out.println(name + " " + sealed.length + " " + new String(cipher.doFinal(sealed)));
        }
    }
}
