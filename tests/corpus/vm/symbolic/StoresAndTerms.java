// Keys that were kept in a store work as before.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class StoresAndTerms {
    public static void main(String[] args) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        SecretKey key = KeyGenerator.getInstance("AES").generateKey();
        store.setEntry("key", new KeyStore.SecretKeyEntry(key), new KeyStore.PasswordProtection(password));
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] sealed = cipher.doFinal("text".getBytes());
        cipher.init(Cipher.DECRYPT_MODE, store.getKey("key", password));
        System.out.println(new String(cipher.doFinal(sealed)));
    }
}
