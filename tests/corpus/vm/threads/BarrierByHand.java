// A cyclic barrier, a latch, a semaphore and a blocking future written with monitors, used together.
import java.util.*;

public class BarrierByHand {
    static class Barrier {
        private final int n;
        private int waiting, generation;
        private final Runnable action;

        Barrier(int n, Runnable a) {
            this.n = n;
            action = a;
        }

        synchronized int await() throws InterruptedException {
            int gen = generation;
            int index = n - ++waiting;
            if (index == 0) {
                action.run();
                waiting = 0;
                generation++;
                notifyAll();
                return 0;
            }
            while (gen == generation) wait();
            return index;
        }
    }

    static class Sem {
        private int permits;

        Sem(int p) {
            permits = p;
        }

        synchronized void acquire() throws InterruptedException {
            while (permits == 0) wait();
            permits--;
        }

        synchronized boolean acquire(long ms) throws InterruptedException {
            long end = System.nanoTime() + ms * 1_000_000;
            while (permits == 0) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) return false;
                wait(left);
            }
            permits--;
            return true;
        }

        synchronized void release() {
            permits++;
            notify();
        }
    }

    static class Once<T> {
        private T v;

        synchronized void set(T t) {
            if (v != null) throw new IllegalStateException("already " + v);
            v = t;
            notifyAll();
        }

        synchronized T get() throws InterruptedException {
            while (v == null) wait();
            return v;
        }
    }

    public static void main(String[] args) throws Exception {
        int n = 4;
        int rounds = 5;
        long[][] grid = new long[rounds + 1][n];
        for (int i = 0; i < n; i++) grid[0][i] = i + 1;
        StringBuilder log = new StringBuilder();
        int[] round = {1};
        Barrier b = new Barrier(n, () -> {
            long s = 0;
            for (long v : grid[round[0]]) s += v;
            log.append("round ").append(round[0]++).append(" sum ").append(s).append("; ");
        });
        Sem sem = new Sem(2);
        int[] inside = {0};
        int[] most = {0};
        Once<String> go = new Once<>();
        Thread[] ts = new Thread[n];
        int[] indexSum = new int[1];
        for (int i = 0; i < n; i++) {
            int me = i;
            ts[i] = new Thread(() -> {
                try {
                    go.get();
                    for (int r = 1; r <= rounds; r++) {
                        sem.acquire();
                        synchronized (inside) {
                            most[0] = Math.max(most[0], ++inside[0]);
                        }
                        grid[r][me] = grid[r - 1][me] + grid[r - 1][(me + 1) % n];
                        Thread.yield();
                        synchronized (inside) {
                            inside[0]--;
                        }
                        sem.release();
                        int idx = b.await();
                        synchronized (indexSum) {
                            indexSum[0] += idx;
                        }
                    }
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            });
            ts[i].start();
        }
        go.set("go");
        for (Thread t : ts) t.join();
        System.out.println(log);
        System.out.println(Arrays.toString(grid[rounds]) + " at most two inside " + (most[0] <= 2) + " indexes " + indexSum[0]);
        try {
            go.set("again");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Sem empty = new Sem(0);
        System.out.println("timed out " + !empty.acquire(3));
        empty.release();
        System.out.println("then " + empty.acquire(3));
        Once<Integer> never = new Once<>();
        Thread w = new Thread(() -> {
            try {
                never.get();
            } catch (InterruptedException e) {
                System.out.println("gave up waiting");
            }
        });
        w.start();
        w.interrupt();
        w.join();
    }
}
