// A counter of the program begins at a number that looks like milliseconds since 1970. It is no time: whatever sleeps and
// however the clock is read, it has the number of increments at the end.
public class CounterNearTheDate {
    static final long BASE = 1_767_225_600_000L;
    static long counter = BASE;

    static synchronized void count() {
        counter++;
    }

    public static void main(String[] args) throws InterruptedException {
        long before = System.currentTimeMillis();
        Thread other = new Thread(() -> {
            count();
            try {
                Thread.sleep(5);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            count();
        });
        other.start();
        count();
        other.join();
        assert System.currentTimeMillis() >= before;
        assert counter == BASE + 3;
    }
}
