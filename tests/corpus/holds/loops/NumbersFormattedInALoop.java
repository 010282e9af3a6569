// A line with the time, a count of rounds, a flag and the seconds since the start is formatted and printed without end, while
// another thread turns the flag on and off. Nobody reads what is printed; the flag has two values.
//@ note: no run ends
public class NumbersFormattedInALoop {
    static boolean on;

    public static void main(String[] args) {
        long start = System.nanoTime();
        int rounds = 0;
        new Thread(() -> {
            while (true) {
                synchronized (NumbersFormattedInALoop.class) {
                    on = !on;
                }
            }
        }).start();
        while (true) {
            boolean seen;
            synchronized (NumbersFormattedInALoop.class) {
                seen = on;
                assert seen == on;
            }
            System.out.printf("%tT %5d %b %.3f s%n", System.currentTimeMillis(), ++rounds, seen,
                    (System.nanoTime() - start) / 1e9);
        }
    }
}
