// Tags of all lengths: results are as long, and cut or altered ones are refused.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class GcmTagLengths {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        for (int tag : new int[] {96, 104, 112, 120, 128}) {
            GCMParameterSpec spec = new GCMParameterSpec(tag, ("vector " + tag).getBytes());
            cipher.init(Cipher.ENCRYPT_MODE, key, spec);
            byte[] sealed = cipher.doFinal("body".getBytes());
            cipher.init(Cipher.DECRYPT_MODE, key, spec);
            System.out.println(tag + " " + sealed.length + " " + new String(cipher.doFinal(sealed)));
            sealed[sealed.length - 1] ^= 1;
            try {
                cipher.init(Cipher.DECRYPT_MODE, key, spec);
                cipher.doFinal(sealed);
                System.out.println("taken");
            } catch (AEADBadTagException e) {
                System.out.println("refused");
            }
        }
    }
}
