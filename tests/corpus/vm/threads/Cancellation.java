// Cooperative cancellation: interrupt as a request, swallowed and restored, in loops and blocking calls.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

public class Cancellation {
    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        long[] n = new long[1];
        Thread poller = new Thread(() -> {
            started.countDown();
            while (!Thread.currentThread().isInterrupted()) n[0]++;
            System.out.println("poller saw the request, flag " + Thread.interrupted() + " then " + Thread.interrupted());
        });
        poller.start();
        started.await();
        poller.interrupt();
        poller.join();
        System.out.println("flag of a dead thread is readable: " + (poller.isInterrupted() || true));

        BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread taker = new Thread(() -> {
            int got = 0;
            try {
                while (true) {
                    q.take();
                    got++;
                    synchronized (q) {
                        q.notifyAll();
                    }
                }
            } catch (InterruptedException e) {
                System.out.println("taker got " + got + " and cleans up");
            }
        });
        taker.start();
        for (int i = 0; i < 3; i++) q.put(i);
        while (!q.isEmpty()) Thread.yield();
        while (taker.getState() != Thread.State.WAITING) Thread.yield();
        taker.interrupt();
        taker.join();

        Thread stubborn = new Thread(() -> {
            boolean interrupted = false;
            int rounds = 0;
            for (int i = 0; i < 3; i++) {
                try {
                    Thread.sleep(i == 0 ? 100_000 : 1);
                    rounds++;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            System.out.println("stubborn finished, interrupted " + interrupted + " rounds " + rounds + " flag " + Thread.currentThread().isInterrupted());
        });
        stubborn.start();
        stubborn.interrupt();
        stubborn.join();

        // park returns at once when interrupted and leaves the flag set
        Thread parker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) LockSupport.park();
            LockSupport.park();
            LockSupport.parkNanos(1_000_000_000_000L);
            System.out.println("parker flag " + Thread.interrupted());
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
            System.out.println("permit used");
        });
        parker.start();
        parker.interrupt();
        parker.join();

        // the first interrupted wait of a sequence ends the job, finally blocks run in order
        Thread job = new Thread(() -> {
            try {
                try {
                    Thread.sleep(100_000);
                } finally {
                    System.out.println("inner finally, flag " + Thread.currentThread().isInterrupted());
                }
            } catch (InterruptedException e) {
                System.out.println("outer catch");
            } finally {
                System.out.println("outer finally");
            }
        });
        job.start();
        job.interrupt();
        job.join();
        Thread neverStarted = new Thread(() -> System.out.println("flag when started late " + Thread.currentThread().isInterrupted()));
        System.out.println("not started " + neverStarted.isInterrupted());
        neverStarted.start();
        neverStarted.join();
        neverStarted.join(5);
        System.out.println("join of an ended thread returns");
    }
}
