// A watchdog takes a stack with `compute` on top for a hang and gives the work to somebody else; the worker was only slow,
// and the work is done twice.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class StackTraceDeadlockGuess {
    static final AtomicInteger done = new AtomicInteger();

    static void compute() {
        done.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> compute());
        worker.start();
        for (StackTraceElement frame : worker.getStackTrace()) {
            if (frame.getMethodName().equals("compute")) {
                compute();
            }
        }
        worker.join();
        assert done.get() == 1; //~ assertion-failure
    }
}
