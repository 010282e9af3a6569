// A loop polls a flag until a deadline. It ends in every run, by the flag or by the deadline, and rounds that differ only
// in the time are the same state: the search ends, too.
public class PollingLoopEnds {
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        long deadline = System.nanoTime() + 10_000_000L;
        boolean over = false;
        while (!ready && !over) {
            over = System.nanoTime() - deadline >= 0;
        }
        assert ready || over;
    }
}
