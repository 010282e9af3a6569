// SplittableRandom with seeds: all methods, splits and streams.
import java.util.Arrays;
import java.util.SplittableRandom;

public class Splittables {
    public static void main(String[] args) {
        SplittableRandom r = new SplittableRandom(42);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(-5, 5) + " " + r.nextLong() + " " + r.nextLong(1_000_000_000_000L) + " " + r.nextLong(-9, 9) + " " + r.nextDouble() + " " + r.nextDouble(5) + " " + r.nextDouble(2, 3) + " " + r.nextBoolean() + " " + r.nextFloat());
        SplittableRandom a = r.split();
        SplittableRandom b = a.split();
        System.out.println(r.nextInt() + " " + a.nextInt() + " " + b.nextInt() + " " + a.split().nextLong());
        System.out.println(Arrays.toString(new SplittableRandom(1).ints(6, 0, 100).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(1).ints(4).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(2).longs(3).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(2).longs(3, -10, 10).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(3).doubles(3).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(3).doubles(3, 1, 2).toArray()));
        System.out.println(Arrays.toString(new SplittableRandom(4).ints(0, 6).limit(10).toArray()));
        byte[] bs = new byte[11];
        new SplittableRandom(5).nextBytes(bs);
        System.out.println(Arrays.toString(bs));
        System.out.println(new SplittableRandom(6).splits(3).mapToInt(g -> g.nextInt()).sum());
        System.out.println(new SplittableRandom(7).ints(1000, 0, 10).sum() + " " + new SplittableRandom(7).ints(1000, 0, 10).parallel().count());
        for (Runnable x : new Runnable[] {() -> new SplittableRandom(0).nextInt(0), () -> new SplittableRandom(0).nextInt(5, 5), () -> new SplittableRandom(0).nextDouble(-1), () -> new SplittableRandom(0).ints(-1), () -> new SplittableRandom(0).nextDouble(Double.NaN)}) {
            try {
                x.run();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        int[] hist = new int[8];
        SplittableRandom h = new SplittableRandom(99);
        for (int i = 0; i < 4000; i++) hist[h.nextInt(8)]++;
        System.out.println(Arrays.toString(hist));
        System.out.println(String.format(java.util.Locale.ROOT, "%.10f %.10f %.10f", h.nextGaussian(), h.nextGaussian(10, 2), h.nextExponential()));
    }
}
