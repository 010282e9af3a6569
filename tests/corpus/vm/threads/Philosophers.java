// Dining philosophers without deadlock: ordered forks, and a waiter with a limited table.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class Philosophers {
    static final int N = 5;

    public static void main(String[] args) throws Exception {
        Object[] forks = new Object[N];
        for (int i = 0; i < N; i++) forks[i] = new Object();
        int[] meals = new int[N];
        int[] users = new int[N];
        boolean[] clash = new boolean[1];
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int me = i;
            Object first = forks[Math.min(me, (me + 1) % N)];
            Object second = forks[Math.max(me, (me + 1) % N)];
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    synchronized (first) {
                        Thread.yield();
                        synchronized (second) {
                            if (++users[me] != 1 || ++users[(me + 1) % N] != 1) clash[0] = true;
                            meals[me]++;
                            Thread.yield();
                            users[me]--;
                            users[(me + 1) % N]--;
                        }
                    }
                }
            }, "philosopher " + i);
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < N; i++) sb.append(meals[i]).append(' ');
        System.out.println("ordered: " + sb + "clash " + clash[0]);

        ReentrantLock[] locks = new ReentrantLock[N];
        for (int i = 0; i < N; i++) locks[i] = new ReentrantLock();
        Semaphore seats = new Semaphore(N - 1, true);
        int[] eaten = new int[N];
        for (int i = 0; i < N; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    seats.acquireUninterruptibly();
                    locks[me].lock();
                    Thread.yield();
                    locks[(me + 1) % N].lock();
                    eaten[me]++;
                    locks[(me + 1) % N].unlock();
                    locks[me].unlock();
                    seats.release();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        int sum = 0;
        for (int e : eaten) sum += e;
        System.out.println("waiter: " + sum + " seats left " + seats.availablePermits());

        // tryLock with back-off
        int[] third = new int[N];
        for (int i = 0; i < N; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5; ) {
                    if (!locks[me].tryLock()) {
                        Thread.yield();
                        continue;
                    }
                    try {
                        if (locks[(me + 1) % N].tryLock()) {
                            try {
                                third[me]++;
                                k++;
                            } finally {
                                locks[(me + 1) % N].unlock();
                            }
                        }
                    } finally {
                        locks[me].unlock();
                    }
                    Thread.yield();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println("backing off: " + third[0] + third[1] + third[2] + third[3] + third[4]);
    }
}
