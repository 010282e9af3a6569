// After the flag was cleared there is nothing left that would end a park: interrupts are not counted. (An interrupt also
// gives the permit in the JDK, and only once; the first park takes it.)
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class ParkAfterCleared {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            LockSupport.park();
            Thread.interrupted();
            LockSupport.park();
            Thread.interrupted();
            LockSupport.park();
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
