// A CyclicBarrier broken by interrupt, timeout, reset and a failing action.
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class BarrierBroken {
    static String await(CyclicBarrier b) {
        try {
            return "index " + b.await();
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(3);
        ConcurrentHashMap<String, String> out = new ConcurrentHashMap<>();
        Thread a = new Thread(() -> out.put("a", await(b)));
        Thread c = new Thread(() -> out.put("c", await(b)));
        a.start();
        c.start();
        while (b.getNumberWaiting() < 2) Thread.yield();
        a.interrupt();
        a.join();
        c.join();
        System.out.println(out.get("a") + " " + out.get("c") + " broken " + b.isBroken() + " main " + await(b));
        b.reset();
        Thread d = new Thread(() -> out.put("d", await(b)));
        d.start();
        while (b.getNumberWaiting() < 1) Thread.yield();
        b.reset();
        d.join();
        System.out.println("reset releases " + out.get("d") + " broken " + b.isBroken());
        CyclicBarrier action = new CyclicBarrier(2, () -> {
            throw new IllegalStateException("action failed");
        });
        Thread e = new Thread(() -> out.put("e", await(action)));
        e.start();
        while (action.getNumberWaiting() < 1) Thread.yield();
        System.out.println("tripping thread sees " + await(action));
        e.join();
        System.out.println("other sees " + out.get("e") + " broken " + action.isBroken());
        CyclicBarrier solo = new CyclicBarrier(1, () -> System.out.println("solo action"));
        System.out.println(await(solo) + " " + await(solo));
        CyclicBarrier many = new CyclicBarrier(4);
        AtomicInteger indexSum = new AtomicInteger();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    try {
                        indexSum.addAndGet(many.await());
                    } catch (Exception x) {
                        System.out.println("never " + x);
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("index sum " + indexSum + " waiting " + many.getNumberWaiting());
        Thread.currentThread().interrupt();
        System.out.println(await(many) + " flag " + Thread.interrupted() + " broken " + many.isBroken());
        try {
            new CyclicBarrier(0);
        } catch (IllegalArgumentException x) {
            System.out.println("zero parties");
        }
        CountDownLatch l = new CountDownLatch(1);
        Thread.currentThread().interrupt();
        try {
            l.await();
        } catch (InterruptedException x) {
            System.out.println("latch interrupted");
        }
        Semaphore s = new Semaphore(0);
        Thread.currentThread().interrupt();
        try {
            s.acquire();
        } catch (InterruptedException x) {
            System.out.println("semaphore interrupted " + s.hasQueuedThreads());
        }
        try {
            new CountDownLatch(-1);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        Semaphore neg = new Semaphore(-1);
        neg.release();
        System.out.println(neg.tryAcquire() + " " + neg.availablePermits());
        neg.release();
        System.out.println(neg.tryAcquire());
        Exchanger<int[]> ex = new Exchanger<>();
        int[] sums = new int[2];
        Thread[] pair = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int me = i;
            pair[i] = new Thread(() -> {
                int[] buf = {me * 100};
                try {
                    for (int k = 0; k < 5; k++) {
                        buf[0]++;
                        buf = ex.exchange(buf);
                    }
                } catch (InterruptedException x) {
                    System.out.println("never");
                }
                sums[me] = buf[0];
            });
            pair[i].start();
        }
        pair[0].join();
        pair[1].join();
        System.out.println(sums[0] + " " + sums[1]);
    }
}
