// A sleep of 10 ms ends when 10 ms have passed by the clock. Another thread's shorter sleep does not change that.
public class SleepLastsItsTime {
    static void sleep(long millis) {
        long begin = System.nanoTime();
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        assert System.nanoTime() - begin >= millis * 1_000_000;
    }

    public static void main(String[] args) {
        new Thread(() -> sleep(3)).start();
        sleep(10);
    }
}
