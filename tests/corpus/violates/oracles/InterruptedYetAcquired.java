// A thread waits for a permit and believes: if somebody interrupts me before there is one, I get an InterruptedException.
// But acquire() looks for an interrupt first and then takes the permit if there is one: an interrupt and a release that
// both come in between leave the thread with the permit, still interrupted. With java this shows in one of four runs.
//@ kinds: assertion-failure
import java.util.concurrent.Semaphore;

public class InterruptedYetAcquired {
    static final Semaphore permits = new Semaphore(0);

    static class Worker extends Thread {
        @Override
        public void run() {
            try {
                permits.acquire();
                assert !isInterrupted() : "it was interrupted first"; //~ assertion-failure
            } catch (InterruptedException e) {
                // As expected.
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        worker.start();
        worker.interrupt();
        permits.release();
    }
}
