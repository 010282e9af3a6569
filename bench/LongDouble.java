// Arithmetic on long and double, with conversions between them.
//@ args: 14000000
//@ counted: 700000
public class LongDouble {
    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        long seed = 42;
        double sum = 0;
        for (int i = 0; i < rounds; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double part = (double) (seed >>> 40) / 16777216.0;
            sum += part * (1.0 - part);
            if (sum > 1000.0) {
                sum -= 999.5;
            }
        }
        System.out.println(seed + " " + sum);
    }
}
