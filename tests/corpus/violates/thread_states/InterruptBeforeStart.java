// An interrupt of a thread that runs leaves it a permit to park once, also when the thread has cleared the
// interrupt by then. A thread that was not started yet gets no permit: it clears the interrupt and parks for ever.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class InterruptBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
            LockSupport.park(); //~ deadlock
        }, "sleeper");
        Thread waker = new Thread(sleeper::interrupt, "waker");
        waker.start();
        sleeper.start();
        sleeper.join();
    }
}
