// Distributions from seeded generators: histograms, shuffles, samples, permutations, Gaussian moments.
import java.util.*;
import java.util.stream.*;

public class RandomShapes {
    public static void main(String[] args) {
        Random r = new Random(2023);
        int[] dice = new int[13];
        for (int i = 0; i < 3600; i++) dice[r.nextInt(6) + r.nextInt(6) + 2]++;
        System.out.println(Arrays.toString(dice));
        int[] bell = new int[9];
        for (int i = 0; i < 2000; i++) bell[(int) Math.max(0, Math.min(8, Math.floor(r.nextGaussian() * 1.5 + 4.5)))]++;
        System.out.println(Arrays.toString(bell));
        List<String> deck = Stream.of("S", "H", "D", "C").flatMap(s -> IntStream.rangeClosed(1, 13).mapToObj(v -> s + v)).collect(Collectors.toList());
        Collections.shuffle(deck, new Random(52));
        System.out.println(deck.subList(0, 13));
        List<Integer> linked = new LinkedList<>(IntStream.range(0, 12).boxed().toList());
        Collections.shuffle(linked, new Random(1));
        System.out.println(linked);
        Random s = new Random(9);
        List<Integer> reservoir = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            if (reservoir.size() < 8) reservoir.add(i);
            else {
                int j = s.nextInt(i + 1);
                if (j < 8) reservoir.set(j, i);
            }
        }
        System.out.println(reservoir);
        double[] weights = {0.5, 0.2, 0.2, 0.1};
        int[] picks = new int[4];
        for (int i = 0; i < 1000; i++) {
            double x = s.nextDouble();
            int k = 0;
            while (k < 3 && (x -= weights[k]) >= 0) k++;
            picks[k]++;
        }
        System.out.println(Arrays.toString(picks));
        System.out.println(new Random(5).ints(10, -100, 100).sorted().boxed().toList() + " " + new Random(5).doubles(4).mapToObj(d -> String.format(Locale.ROOT, "%.4f", d)).toList() + " " + new Random(5).longs(2).boxed().toList());
        System.out.println(new Random(6).ints(1, 7).distinct().limit(6).boxed().toList() + " " + new Random(6).ints(2000, 0, 2).sum());
        StringBuilder pw = new StringBuilder();
        String alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
        Random p = new Random("seed".hashCode());
        for (int i = 0; i < 24; i++) pw.append(alphabet.charAt(p.nextInt(alphabet.length())));
        System.out.println(pw);
        byte[] noise = new byte[16];
        p.nextBytes(noise);
        System.out.println(HexFormat.of().formatHex(noise));
        int x = 0;
        int y = 0;
        int far = 0;
        Random walk = new Random(404);
        for (int i = 0; i < 1000; i++) {
            switch (walk.nextInt(4)) {
                case 0 -> x++;
                case 1 -> x--;
                case 2 -> y++;
                default -> y--;
            }
            far = Math.max(far, Math.abs(x) + Math.abs(y));
        }
        System.out.println(x + " " + y + " " + far);
        Random same1 = new Random(77);
        Random same2 = new Random(77);
        boolean equal = true;
        for (int i = 0; i < 100; i++) equal &= same1.nextLong() == same2.nextLong() && same1.nextGaussian() == same2.nextGaussian() && same1.nextInt(i + 1) == same2.nextInt(i + 1);
        System.out.println(equal + " " + new Random(0).nextInt(1) + " " + new Random(Long.MIN_VALUE).nextInt() + " " + new Random().ints(5).count());
    }
}
