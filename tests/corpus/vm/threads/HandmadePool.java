// A thread pool and a future written with monitors only.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;

public class HandmadePool {
    static class Promise<T> {
        private T value;
        private RuntimeException error;
        private boolean done;

        synchronized void set(T v, RuntimeException e) {
            value = v;
            error = e;
            done = true;
            notifyAll();
        }

        synchronized T get() {
            boolean interrupted = false;
            while (!done) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) Thread.currentThread().interrupt();
            if (error != null) throw error;
            return value;
        }
    }

    static class Pool implements AutoCloseable {
        private final Queue<Runnable> queue = new ArrayDeque<>();
        private final List<Thread> workers = new ArrayList<>();
        private boolean closed;
        private int active;

        Pool(int n) {
            for (int i = 0; i < n; i++) {
                Thread t = new Thread(this::work, "pool-" + i);
                workers.add(t);
                t.start();
            }
        }

        private void work() {
            while (true) {
                Runnable r;
                synchronized (queue) {
                    while (queue.isEmpty()) {
                        if (closed) return;
                        try {
                            queue.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    r = queue.remove();
                    active++;
                }
                try {
                    r.run();
                } finally {
                    synchronized (queue) {
                        active--;
                        queue.notifyAll();
                    }
                }
            }
        }

        <T> Promise<T> submit(Supplier<T> s) {
            Promise<T> p = new Promise<>();
            synchronized (queue) {
                if (closed) throw new IllegalStateException("closed");
                queue.add(() -> {
                    try {
                        p.set(s.get(), null);
                    } catch (RuntimeException e) {
                        p.set(null, e);
                    }
                });
                queue.notify();
            }
            return p;
        }

        void drain() throws InterruptedException {
            synchronized (queue) {
                while (!queue.isEmpty() || active > 0) queue.wait();
            }
        }

        @Override
        public void close() throws InterruptedException {
            synchronized (queue) {
                closed = true;
                queue.notifyAll();
            }
            for (Thread t : workers) t.join();
        }
    }

    static long collatz(long n) {
        long steps = 0;
        for (; n != 1; steps++) n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        return steps;
    }

    public static void main(String[] args) throws Exception {
        Pool keep;
        try (Pool pool = new Pool(3)) {
            keep = pool;
            List<Promise<Long>> ps = new ArrayList<>();
            for (int i = 1; i <= 40; i++) {
                int n = i;
                ps.add(pool.submit(() -> collatz(n)));
            }
            StringBuilder sb = new StringBuilder();
            for (Promise<Long> p : ps) sb.append(p.get()).append(' ');
            System.out.println(sb.toString().trim());
            Promise<String> bad = pool.submit(() -> {
                throw new IllegalArgumentException("bad task");
            });
            try {
                bad.get();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
            Promise<Integer> nested = pool.submit(() -> pool.submit(() -> 20).get() + pool.submit(() -> 22).get());
            System.out.println(nested.get());
            int[] hits = new int[1];
            for (int i = 0; i < 50; i++) pool.submit(() -> {
                synchronized (hits) {
                    return ++hits[0];
                }
            });
            pool.drain();
            System.out.println("hits " + hits[0]);
        }
        for (Thread t : keep.workers) System.out.println(t.getName() + " " + t.getState());
        try {
            keep.submit(() -> 1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
