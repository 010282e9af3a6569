// A key store in memory: kept, written, read, and refused with a wrong password.
//@ flags: -Dkeystore.pkcs12.keyPbeIterationCount=10 -Dkeystore.pkcs12.macIterationCount=10
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class KeyStores {
    public static void main(String[] args) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        char[] password = "changeit".toCharArray();
        store.setEntry("mine", new KeyStore.SecretKeyEntry(new SecretKeySpec("0123456789abcdef".getBytes(), "AES")),
                new KeyStore.PasswordProtection(password));
        System.out.println(store.size() + " " + store.containsAlias("mine") + " " + store.isKeyEntry("mine"));
        show("key", store.getKey("mine", password).getEncoded());
        System.out.println(store.getKey("other", password));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
