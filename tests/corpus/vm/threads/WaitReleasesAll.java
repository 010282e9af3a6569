// wait gives up every level of a re-entered monitor and takes them all back.
public class WaitReleasesAll {
    static final Object LOCK = new Object();
    static boolean go;
    static int entered;

    static void nested(int n) throws InterruptedException {
        synchronized (LOCK) {
            if (n > 0) {
                nested(n - 1);
                System.out.println("back at level " + n + " holding " + Thread.holdsLock(LOCK));
                return;
            }
            while (!go) LOCK.wait();
            System.out.println("woke with " + entered + " visits");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                nested(3);
                System.out.println("left " + Thread.holdsLock(LOCK));
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) Thread.yield();
        Thread[] visitors = new Thread[3];
        for (int i = 0; i < 3; i++) {
            visitors[i] = new Thread(() -> {
                synchronized (LOCK) {
                    entered++;
                }
            });
            visitors[i].start();
        }
        for (Thread v : visitors) v.join();
        synchronized (LOCK) {
            LOCK.notify();
        }
        Thread.sleep(2);
        System.out.println("a notify without the condition changes nothing: " + waiter.isAlive());
        synchronized (LOCK) {
            go = true;
            LOCK.notifyAll();
            System.out.println("still mine after notifyAll " + Thread.holdsLock(LOCK));
        }
        waiter.join();

        // notify before wait is lost; a timed wait ends by itself
        Object o = new Object();
        synchronized (o) {
            o.notifyAll();
            long t0 = System.nanoTime();
            o.wait(5);
            long ms = (System.nanoTime() - t0) / 1_000_000;
            System.out.println("timed wait took at least 4 ms: " + (ms >= 4));
            o.wait(1, 500_000);
            System.out.println("holding " + Thread.holdsLock(o));
        }
        // notify wakes exactly one
        int[] woken = {0};
        Thread[] ws = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ws[i] = new Thread(() -> {
                synchronized (o) {
                    try {
                        o.wait();
                        woken[0]++;
                    } catch (InterruptedException e) {
                        System.out.println("never");
                    }
                }
            });
            ws[i].start();
        }
        for (Thread w : ws) while (w.getState() != Thread.State.WAITING) Thread.yield();
        for (int i = 1; i <= 3; i++) {
            synchronized (o) {
                o.notify();
            }
            while (true) {
                synchronized (o) {
                    if (woken[0] >= i) break;
                }
                Thread.yield();
            }
            System.out.println("woken " + i);
        }
        for (Thread w : ws) w.join();
    }
}
