// A chain of hashes, as in one-time passwords: each link leads to the next and to no other.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DigestChains {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[] seed = "a seed that is long".getBytes();
        List<byte[]> chain = new ArrayList<>(List.of(seed));
        for (int i = 0; i < 5; i++) {
            chain.add(digest.digest(chain.get(i)));
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(Arrays.equals(chain.get(i + 1), digest.digest(chain.get(i))) + " " + Arrays.equals(chain.get(i), digest.digest(chain.get(i + 1))));
        }
    }
}
