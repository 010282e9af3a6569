// Hash functions and pseudo-random generators: Java's own Random among them.
import java.util.*;

public class HashesAndRandom {
    static int murmur(byte[] d, int seed) { int h = seed, i = 0; for (; i + 4 <= d.length; i += 4) { int k = d[i] & 0xff | (d[i + 1] & 0xff) << 8 | (d[i + 2] & 0xff) << 16 | d[i + 3] << 24; k *= 0xcc9e2d51; k = Integer.rotateLeft(k, 15); k *= 0x1b873593; h ^= k; h = Integer.rotateLeft(h, 13) * 5 + 0xe6546b64; } int k = 0; switch (d.length - i) { case 3: k ^= (d[i + 2] & 0xff) << 16; case 2: k ^= (d[i + 1] & 0xff) << 8; case 1: k ^= d[i] & 0xff; k *= 0xcc9e2d51; k = Integer.rotateLeft(k, 15); k *= 0x1b873593; h ^= k; } h ^= d.length; h ^= h >>> 16; h *= 0x85ebca6b; h ^= h >>> 13; h *= 0xc2b2ae35; return h ^ h >>> 16; }
    static long siphashish(long v) { long a = v ^ 0x736f6d6570736575L, b = 0x646f72616e646f6dL, c = 0x6c7967656e657261L, d = 0x7465646279746573L ^ v; for (int i = 0; i < 4; i++) { a += b; b = Long.rotateLeft(b, 13) ^ a; a = Long.rotateLeft(a, 32); c += d; d = Long.rotateLeft(d, 16) ^ c; a += d; d = Long.rotateLeft(d, 21) ^ a; c += b; b = Long.rotateLeft(b, 17) ^ c; c = Long.rotateLeft(c, 32); } return a ^ b ^ c ^ d; }
    static int adler(String s) { int a = 1, b = 0; for (char c : s.toCharArray()) { a = (a + c) % 65521; b = (b + a) % 65521; } return b << 16 | a; }
    static class Xoshiro { long[] s = {1, 2, 3, 4}; long next() { long r = Long.rotateLeft(s[1] * 5, 7) * 9, t = s[1] << 17; s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = Long.rotateLeft(s[3], 45); return r; } }
    static class MT { int[] m = new int[624]; int i = 624; MT(int seed) { m[0] = seed; for (int k = 1; k < 624; k++) m[k] = 1812433253 * (m[k - 1] ^ m[k - 1] >>> 30) + k; } int next() { if (i == 624) { for (int k = 0; k < 624; k++) { int y = m[k] & 0x80000000 | m[(k + 1) % 624] & 0x7fffffff; m[k] = m[(k + 397) % 624] ^ y >>> 1 ^ (y & 1) * 0x9908b0df; } i = 0; } int y = m[i++]; y ^= y >>> 11; y ^= y << 7 & 0x9d2c5680; y ^= y << 15 & 0xefc60000; return y ^ y >>> 18; } }

    public static void main(String[] args) {
        for (String s : new String[] {"", "a", "ab", "abc", "abcd", "hello world"}) System.out.print(murmur(s.getBytes(), 42) + " " + s.hashCode() + " " + adler(s) + "; ");
        System.out.println();
        System.out.println(siphashish(0) + " " + siphashish(-1) + " " + siphashish(12345));
        Xoshiro x = new Xoshiro(); MT mt = new MT(5489);
        for (int i = 0; i < 5; i++) System.out.print(x.next() + " " + mt.next() + " ");
        for (int i = 0; i < 994; i++) mt.next();
        System.out.println(mt.next());
        Random r = new Random(42);
        System.out.println(r.nextInt() + " " + r.nextInt(10) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextGaussian() + " " + r.nextGaussian());
        byte[] b = new byte[7]; r.nextBytes(b); System.out.println(Arrays.toString(b) + r.ints(4, 0, 100).boxed().toList() + r.nextInt(5, 8));
        SplittableRandom sr = new SplittableRandom(7);
        System.out.println(sr.nextInt() + " " + sr.nextLong(1000) + " " + sr.split().nextInt(50) + " " + sr.nextDouble());
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7)); Collections.shuffle(l, new Random(3)); System.out.println(l);
        int[] hist = new int[10]; Random q = new Random(1); for (int i = 0; i < 5000; i++) hist[q.nextInt(10)]++; System.out.println(Arrays.toString(hist));
        try { r.nextInt(0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Objects.hash(1, "a", 2.5, null, 'c') + " " + Arrays.hashCode(new double[] {0.1, -0.0}) + " " + Arrays.deepHashCode(new Object[] {1, new int[] {2}}) + " " + List.of(1, List.of(2)).hashCode() + " " + Map.entry("k", "v").hashCode() + " " + new BitSet().hashCode() + " " + UUID.nameUUIDFromBytes("x".getBytes()) + " " + new UUID(1, 2).hashCode());
    }
}
