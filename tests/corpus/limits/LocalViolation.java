// A violation after a long local run. The search may find it just in time; then there is no time left to take
// the way again, and the violation is told as seen once.
//@ flags: --max-memory 256M --max-time 3
//@ expect: violated java.lang.IllegalStateException
//@ expect: inconclusive the time limit was reached
public class LocalViolation {
    public static void main(String[] args) {
        long sum = 0;
        for (int i = 0; i < 45_000_000; i++) {
            sum += i ^ (sum << 3);
        }
        throw new IllegalStateException("sum " + sum);
    }
}
