// SHA1PRNG with a seed is deterministic; others are not, and have names.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class RandomSeeded {
    public static void main(String[] args) throws Exception {
        SecureRandom one = SecureRandom.getInstance("SHA1PRNG");
        one.setSeed(42);
        SecureRandom other = SecureRandom.getInstance("SHA1PRNG");
        other.setSeed(new byte[] {0, 0, 0, 0, 0, 0, 0, 42});
        byte[] bytes = new byte[20];
        one.nextBytes(bytes);
        show("one", bytes);
        other.nextBytes(bytes);
        show("other", bytes);
        System.out.println(one.nextInt() + " " + one.nextLong() + " " + one.nextInt(10) + " " + one.nextBoolean());
        System.out.println(one.getAlgorithm() + " " + one.getProvider().getName());
        System.out.println(SecureRandom.getInstance("DRBG").generateSeed(5).length + " " + new SecureRandom().nextInt(1));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
