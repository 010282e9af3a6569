// Threads write a shared variable without a lock: the smallest transitions there are.
//@ sizes: 2 3 4
public class RacyCounters {
    static volatile int last;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            int id = i;
            new Thread(() -> {
                for (int k = 0; k < 12; k++) last = id;
            }).start();
        }
    }
}
