// CountDownLatch, Semaphore, CyclicBarrier (and broken), Phaser, Exchanger.
import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class Synchronizers {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(3);
        System.out.println("await " + latch.await(1, TimeUnit.MILLISECONDS) + " count " + latch.getCount());
        for (int i = 0; i < 3; i++) new Thread(latch::countDown).start();
        latch.await();
        latch.countDown();
        System.out.println("open " + latch.getCount());

        Semaphore sem = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Thread[] ts = new Thread[6];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    sem.acquireUninterruptibly();
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.yield();
                    inside.decrementAndGet();
                    sem.release();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("never above two " + (most.get() <= 2) + " permits " + sem.availablePermits());
        System.out.println(sem.tryAcquire(3) + " " + sem.tryAcquire(2) + " " + sem.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + sem.drainPermits());
        sem.release(5);
        System.out.println(sem.availablePermits() + " " + sem.drainPermits() + " " + sem.isFair());

        int n = 4;
        int[][] grid = new int[3][n];
        StringBuilder actions = new StringBuilder();
        int[] step = {0};
        CyclicBarrier bar = new CyclicBarrier(n, () -> actions.append("step ").append(step[0]).append(" sum ").append(Arrays.stream(grid[step[0]++]).sum()).append("; "));
        Thread[] bs = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            bs[i] = new Thread(() -> {
                try {
                    for (int s = 0; s < 3; s++) {
                        grid[s][me] = s == 0 ? me + 1 : grid[s - 1][(me + 1) % n] * 2;
                        bar.await();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    System.out.println("never " + e);
                }
            });
            bs[i].start();
        }
        for (Thread t : bs) t.join();
        System.out.println(actions + Arrays.deepToString(grid));
        CyclicBarrier two = new CyclicBarrier(2);
        try {
            two.await(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout, broken " + two.isBroken());
        }
        try {
            two.await();
        } catch (BrokenBarrierException e) {
            System.out.println("broken " + e.getMessage());
        }
        two.reset();
        System.out.println("reset " + two.isBroken() + " parties " + two.getParties() + " waiting " + two.getNumberWaiting());

        Phaser ph = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                System.out.println("advance " + phase + " parties " + parties);
                return phase >= 2;
            }
        };
        for (int i = 0; i < 2; i++) {
            ph.register();
            new Thread(() -> {
                while (!ph.isTerminated()) ph.arriveAndAwaitAdvance();
            }).start();
        }
        while (!ph.isTerminated()) ph.arriveAndAwaitAdvance();
        System.out.println("terminated " + ph.isTerminated() + " register gives negative " + (ph.register() < 0));

        Exchanger<String> ex = new Exchanger<>();
        String[] got = new String[1];
        Thread other = new Thread(() -> {
            try {
                got[0] = ex.exchange("from other");
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        other.start();
        System.out.println("main got " + ex.exchange("from main"));
        other.join();
        System.out.println("other got " + got[0]);
        try {
            ex.exchange("x", 1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("exchange timeout");
        }
    }
}
