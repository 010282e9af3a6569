// A program measures how long a sleep of ten milliseconds took, and takes more than a second for impossible. A thread that
// sleeps goes on when it gets the processor again, which may be much later.
//@ kinds: uncaught
public class SleepMeasured {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> done = true).start();
        long start = System.nanoTime();
        Thread.sleep(10);
        if (System.nanoTime() - start > 1_000_000_000L) {
            throw new IllegalStateException("a long sleep"); //~ uncaught
        }
    }
}
