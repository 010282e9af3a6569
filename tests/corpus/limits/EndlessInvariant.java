// An invariant that takes long, in every one of many states: it is not given enough time to end, which says nothing about
// it.
//@ flags: --max-memory 256M --max-time 2 --invariant EndlessInvariant.holds
//@ expect: inconclusive the time limit was reached
public class EndlessInvariant {
    static volatile int count;

    static boolean holds() {
        int sum = 0;
        for (int i = 0; i < 1_500_000; i++) {
            sum += i ^ count;
        }
        return sum != count || count >= 0;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                count++;
            }
        }).start();
        for (int i = 0; i < 100; i++) {
            count++;
        }
    }
}
