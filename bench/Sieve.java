// The sieve of Eratosthenes: stores into a boolean array.
//@ args: 1500000 6
//@ counted: 100000 6
public class Sieve {
    public static void main(String[] args) {
        int limit = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        int count = 0;
        for (int round = 0; round < rounds; round++) {
            boolean[] composite = new boolean[limit + 1];
            count = 0;
            for (int i = 2; i <= limit; i++) {
                if (composite[i]) {
                    continue;
                }
                count++;
                for (long j = (long) i * i; j <= limit; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        System.out.println(count);
    }
}
