// A violation behind a long way: two threads count to a thousand each, in steps the other sees. Every complete
// run is wrong at its end, after thousands of choices; so the first one is told.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.IllegalStateException
public class LongTrace {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                count++;
            }
        });
        other.start();
        for (int i = 0; i < 1000; i++) {
            count++;
        }
        other.join();
        throw new IllegalStateException("counted " + count);
    }
}
