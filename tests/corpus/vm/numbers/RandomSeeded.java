// java.util.Random with fixed seeds: every method and the streams.
import java.util.Arrays;
import java.util.Collections;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

public class RandomSeeded {
    public static void main(String[] args) {
        for (long seed : new long[] {0, 42, -1, 123456789012345L}) {
            Random r = new Random(seed);
            StringBuilder sb = new StringBuilder("seed " + seed + ":");
            for (int i = 0; i < 5; i++) sb.append(' ').append(r.nextInt());
            for (int i = 0; i < 5; i++) sb.append(' ').append(r.nextInt(100));
            for (int i = 0; i < 3; i++) sb.append(' ').append(r.nextInt(1 << 20)).append(' ').append(r.nextInt(Integer.MAX_VALUE));
            for (int i = 0; i < 3; i++) sb.append(' ').append(r.nextLong());
            for (int i = 0; i < 3; i++) sb.append(' ').append(r.nextDouble()).append(' ').append(r.nextFloat()).append(' ').append(r.nextBoolean());
            System.out.println(sb);
            byte[] bs = new byte[7];
            r.nextBytes(bs);
            System.out.println(Arrays.toString(bs));
            System.out.println(r.nextInt(5, 10) + " " + r.nextInt(-10, -5) + " " + r.nextLong(1000) + " " + r.nextLong(5, 1L << 40) + " " + r.nextDouble(2.5) + " " + r.nextDouble(-1, 1) + " " + r.nextFloat(3f));
        }
        Random g = new Random(7);
        for (int i = 0; i < 6; i++) System.out.print(String.format(java.util.Locale.ROOT, "%.10f ", g.nextGaussian()));
        System.out.println();
        System.out.println(new Random(1).ints(8, 0, 50).boxed().collect(Collectors.toList()));
        System.out.println(new Random(1).ints(3).boxed().collect(Collectors.toList()));
        System.out.println(new Random(2).longs(3, 10, 1_000_000_000_000L).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles(3).boxed().collect(Collectors.toList()));
        System.out.println(new Random(3).doubles(3, 5, 6).boxed().collect(Collectors.toList()));
        System.out.println(new Random(4).ints(0, 10).limit(12).boxed().collect(Collectors.toList()));
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 20; i++) l.add(i);
        Collections.shuffle(l, new Random(99));
        System.out.println(l);
        Random s = new Random(5);
        int first = s.nextInt();
        s.setSeed(5);
        System.out.println(first == s.nextInt());
        for (int bound : new int[] {0, -5}) {
            try {
                s.nextInt(bound);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            s.ints(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.nextInt(5, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Random sub = new Random(0) {
            int n;

            @Override
            protected int next(int bits) {
                return (n += 0x11111111) >>> (32 - bits);
            }
        };
        System.out.println(sub.nextInt() + " " + sub.nextInt(10) + " " + sub.nextLong() + " " + sub.nextBoolean() + " " + sub.nextDouble());
    }
}
