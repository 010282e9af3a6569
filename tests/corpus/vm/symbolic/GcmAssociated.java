// Associated data in pieces is the same as in one; left out or put in, it is found out.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class GcmAssociated {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        GCMParameterSpec spec = new GCMParameterSpec(128, "twelve bytes".getBytes());
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, key, spec);
        cipher.updateAAD("head".getBytes());
        cipher.updateAAD("er".getBytes());
        byte[] sealed = cipher.doFinal("body".getBytes());
        for (String header : new String[] {"header", "head", ""}) {
            cipher.init(Cipher.DECRYPT_MODE, key, spec);
            cipher.updateAAD(header.getBytes());
            try {
                System.out.println(new String(cipher.doFinal(sealed)));
            } catch (AEADBadTagException e) {
                System.out.println("refused");
            }
        }
    }
}
