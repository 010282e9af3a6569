// Keys of 16, 24 and 32 bytes are taken, others refused.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AesKeySizes {
    public static void main(String[] args) throws Exception {
        for (int size : new int[] {15, 16, 17, 24, 32, 33}) {
            try {
                Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[size], "AES"));
                System.out.println(size + " " + cipher.doFinal(new byte[5]).length);
            } catch (InvalidKeyException e) {
                System.out.println(size + " " + e.getMessage());
            }
        }
    }
}
