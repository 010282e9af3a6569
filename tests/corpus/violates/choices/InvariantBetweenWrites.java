// The two balances are out of step between two writes, which no other thread reads.
//@ kinds: invariant
//@ flags: --invariant InvariantBetweenWrites.balanced
public class InvariantBetweenWrites {
    static int left = 10;
    static int right = 0;

    static boolean balanced() {
        return left + right == 10;
    }

    public static void main(String[] args) {
        left -= 3;
        right += 3;
    }
}
