// A thread interrupts itself and then wants a permit that is there: acquire() looks for an interrupt first, so it throws,
// clears the interrupt and takes nothing. Likewise while it waits: there the interrupt comes from main, and no permit ever
// does, so the wait cannot end in another way.
import java.util.concurrent.Semaphore;

public class InterruptedBeforeTheCall {
    static final Semaphore there = new Semaphore(1);
    static final Semaphore never = new Semaphore(0);

    static class Worker extends Thread {
        @Override
        public void run() {
            try {
                never.acquire();
                throw new AssertionError("there is no permit");
            } catch (InterruptedException e) {
                assert !isInterrupted();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker worker = new Worker();
        worker.start();
        worker.interrupt();
        Thread.currentThread().interrupt();
        try {
            there.acquire();
            throw new AssertionError("it was interrupted");
        } catch (InterruptedException e) {
            assert there.availablePermits() == 1;
            assert !Thread.currentThread().isInterrupted();
        }
        worker.join();
    }
}
