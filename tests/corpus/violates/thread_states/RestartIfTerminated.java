// A supervisor replaces a worker that has ended. Two supervisors may both find it ended and both replace it: there are
// two workers.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicInteger;

public class RestartIfTerminated {
    static final AtomicInteger replacements = new AtomicInteger();
    static volatile Thread worker = new Thread(() -> { });

    static void supervise() {
        if (worker.getState() == Thread.State.TERMINATED) {
            Thread next = new Thread(() -> { });
            worker = next;
            replacements.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        worker.start();
        Thread other = new Thread(RestartIfTerminated::supervise);
        other.start();
        supervise();
        other.join();
        assert replacements.get() < 2; //~ assertion-failure
    }
}
