// A thread that spins until an instant, and one that looks at the clock while it waits for a sleeper: in ordered time both come
// to an end, and in order. A sleep of 50 ms is over before a wait of 10 s.
//@ flags: --time=ordered
//@ output: slept\nwaited
//@ no-note: no run ends
public class ClockSpinnerOrdered {
    static volatile boolean slept;

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                return;
            }
            System.out.println("slept");
            slept = true;
        }).start();
        long end = System.nanoTime() + 10_000_000_000L;
        boolean first = true;
        while (System.nanoTime() < end) {
            if (slept && first) {
                first = false;
            }
        }
        assert !first;
        System.out.println("waited");
    }
}
