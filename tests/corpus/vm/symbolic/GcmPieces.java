// GCM in pieces: what goes in before the end comes out whole.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class GcmPieces {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        GCMParameterSpec spec = new GCMParameterSpec(128, "twelve bytes".getBytes());
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, key, spec);
        byte[] whole = cipher.doFinal("one two three".getBytes());
        cipher.init(Cipher.DECRYPT_MODE, key, spec);
        cipher.update(whole, 0, 5);
        cipher.update(whole, 5, 10);
        System.out.println(new String(cipher.doFinal(whole, 15, whole.length - 15)) + " " + whole.length);
    }
}
