// Codes of all hashes have their lengths, and no two are equal.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class MacLengths {
    public static void main(String[] args) throws Exception {
        Set<String> seen = new HashSet<>();
        for (String hash : new String[] {"MD5", "SHA1", "SHA224", "SHA256", "SHA384", "SHA512", "SHA3-256"}) {
            Mac mac = Mac.getInstance("Hmac" + hash);
            mac.init(new SecretKeySpec("key".getBytes(), "any"));
            byte[] code = mac.doFinal("text".getBytes());
            System.out.println(hash + " " + code.length + " " + mac.getMacLength() + " " + seen.add(HexFormat.of().formatHex(code)));
        }
    }
}
