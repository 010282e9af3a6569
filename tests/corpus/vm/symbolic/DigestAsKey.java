// A digest in a map: equal data is found again.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class DigestAsKey {
    public static void main(String[] args) throws Exception {
        Map<String, String> store = new TreeMap<>();
        for (String text : new String[] {"a", "b", "a", "c", "b"}) {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes());
            store.put(Base64.getEncoder().encodeToString(digest), text);
        }
        System.out.println(store.size() + " " + new TreeSet<>(store.values()));
        for (String key : store.keySet()) {
            System.out.print(key.length() + " ");
        }
        System.out.println();
    }
}
