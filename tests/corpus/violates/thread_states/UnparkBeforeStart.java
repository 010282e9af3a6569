// `unpark` does nothing for a thread that was not started yet. The waker may come before the start of the
// sleeper, which then parks for ever.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class UnparkBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            LockSupport.park(); //~ deadlock
        }, "sleeper");
        Thread waker = new Thread(() -> LockSupport.unpark(sleeper), "waker");
        waker.start();
        sleeper.start();
        sleeper.join();
    }
}
