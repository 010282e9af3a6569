// SecureRandom by shape only: lengths, bounds, distinct values.
import java.security.*;
import java.util.*;

public class Secure {
    public static void main(String[] args) throws Exception {
        SecureRandom r = new SecureRandom();
        byte[] a = new byte[32];
        byte[] b = new byte[32];
        r.nextBytes(a);
        r.nextBytes(b);
        System.out.println(!Arrays.equals(a, b) + " " + (r.getAlgorithm().length() > 0) + " " + (r.getProvider() != null));
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < 200; i++) seen.add(r.nextLong());
        System.out.println(seen.size());
        boolean ok = true;
        for (int i = 0; i < 500; i++) {
            int x = r.nextInt(10);
            double d = r.nextDouble();
            ok &= x >= 0 && x < 10 && d >= 0 && d < 1;
        }
        System.out.println(ok + " " + r.generateSeed(16).length + " " + r.ints(20, 5, 8).allMatch(v -> v >= 5 && v < 8));
        SecureRandom s = SecureRandom.getInstance("SHA1PRNG");
        s.setSeed(12345);
        byte[] c = new byte[8];
        s.nextBytes(c);
        System.out.println(s.getAlgorithm() + " " + HexFormat.of().formatHex(c));
        s.nextBytes(c);
        System.out.println(HexFormat.of().formatHex(c));
        SecureRandom s2 = SecureRandom.getInstance("SHA1PRNG");
        s2.setSeed(new byte[] {1, 2, 3});
        System.out.println(s2.nextInt() + " " + s2.nextLong() + " " + s2.nextInt(100) + " " + s2.nextBoolean());
        try {
            SecureRandom.getInstance("NoSuch");
        } catch (NoSuchAlgorithmException e) {
            System.out.println(e.getMessage());
        }
        SecureRandom drbg = SecureRandom.getInstance("DRBG");
        byte[] d = new byte[16];
        drbg.nextBytes(d);
        int sum = 0;
        for (byte x : d) sum |= x;
        System.out.println(drbg.getAlgorithm() + " " + (sum != 0) + " " + new SecureRandom(new byte[] {1}).generateSeed(4).length);
    }
}
