// With ordered time the reading after a sleep of 20 ms is not before the one after a sleep of 10 ms that began no later.
//@ flags: --time=ordered
public class OrderedReadings {
    static volatile long early;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            early = System.nanoTime();
        });
        long begin = System.nanoTime();
        other.start();
        Thread.sleep(20);
        long late = System.nanoTime();
        assert late - begin >= 20_000_000;
        other.join();
        assert early - begin >= 10_000_000;
    }
}
