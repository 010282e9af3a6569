// A thread holds a monitor nearly all the time, in rounds of equal length, and another one wants it once. In turns of one fixed
// length the first might always be stopped while it holds the monitor, and the other never get it.
public class TurnsInStep {
    static final Object lock = new Object();
    static volatile boolean started;
    static boolean done;

    static void meet(int length) throws InterruptedException {
        Thread worker = new Thread(() -> {
            boolean over = false;
            while (!over) {
                synchronized (lock) {
                    started = true;
                    for (int i = 0; i < length; i++) {
                    }
                    over = done;
                }
            }
        });
        worker.start();
        while (!started) {
            Thread.yield();
        }
        synchronized (lock) {
            done = true;
        }
        worker.join();
        started = false;
        done = false;
        System.out.println("met after rounds of " + length);
    }

    public static void main(String[] args) throws InterruptedException {
        for (int length = 10; length < 400; length += 13) {
            meet(length);
        }
    }
}
