// Random numbers of all kinds are in their ranges; bytes are never the same again.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class RandomKinds {
    public static void main(String[] args) throws Exception {
        SecureRandom random = new SecureRandom();
        System.out.println(random.nextInt(1) + " " + (random.nextInt(10) < 10) + " " + (random.nextDouble() < 1));
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            byte[] bytes = new byte[16];
            random.nextBytes(bytes);
            seen.add(HexFormat.of().formatHex(bytes));
        }
        System.out.println(seen.size());
        System.out.println(new java.math.BigInteger(128, random).bitLength() <= 128);
        System.out.println(UUID.randomUUID().version() + " " + UUID.randomUUID().equals(UUID.randomUUID()));
        System.out.println(SecureRandom.getInstance("SHA1PRNG").generateSeed(7).length);
    }
}
