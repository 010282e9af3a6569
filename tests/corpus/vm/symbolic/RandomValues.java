// Random values are as long as asked for, and no two of eight bytes or more are equal.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class RandomValues {
    public static void main(String[] args) throws Exception {
        SecureRandom random = new SecureRandom();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            byte[] nonce = new byte[16];
            random.nextBytes(nonce);
            seen.add(Arrays.toString(nonce));
        }
        System.out.println(seen.size());
        System.out.println(random.generateSeed(20).length);
        int bounded = random.nextInt(10);
        System.out.println(bounded >= 0 && bounded < 10);
        System.out.println(random.nextLong() != random.nextLong());
        SecureRandom other = new SecureRandom();
        byte[] one = new byte[8];
        byte[] two = new byte[8];
        random.nextBytes(one);
        other.nextBytes(two);
        System.out.println(Arrays.equals(one, two));
        System.out.println(UUID.randomUUID().equals(UUID.randomUUID()));
    }
}
