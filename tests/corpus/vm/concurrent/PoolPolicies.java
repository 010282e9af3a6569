// ThreadPoolExecutor: sizes, queues, the four rejection policies, hooks and counters.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolPolicies {
    static void policy(String name, RejectedExecutionHandler h) throws Exception {
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch busy = new CountDownLatch(1);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1), h);
        List<String> log = new ArrayList<>();
        Thread main = Thread.currentThread();
        p.execute(() -> {
            busy.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                System.out.println("never");
            }
            synchronized (log) {
                log.add("first");
            }
        });
        busy.await();
        for (String s : new String[] {"second", "third"}) {
            try {
                p.execute(() -> {
                    synchronized (log) {
                        log.add(s + (Thread.currentThread() == main ? "(caller)" : ""));
                    }
                });
            } catch (RejectedExecutionException e) {
                log.add(s + " rejected");
            }
        }
        gate.countDown();
        p.shutdown();
        p.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(name + " " + log + " completed " + p.getCompletedTaskCount() + " largest " + p.getLargestPoolSize());
    }

    public static void main(String[] args) throws Exception {
        policy("abort", new ThreadPoolExecutor.AbortPolicy());
        policy("caller runs", new ThreadPoolExecutor.CallerRunsPolicy());
        policy("discard", new ThreadPoolExecutor.DiscardPolicy());
        policy("discard oldest", new ThreadPoolExecutor.DiscardOldestPolicy());
        policy("own", (r, e) -> System.out.println("own handler, queue " + e.getQueue().size()));

        AtomicInteger before = new AtomicInteger();
        List<String> after = new CopyOnWriteArrayList<>();
        CountDownLatch dead = new CountDownLatch(1);
        ThreadPoolExecutor h = new ThreadPoolExecutor(2, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> {
            Thread t = new Thread(r);
            t.setUncaughtExceptionHandler((x, e) -> dead.countDown());
            return t;
        }) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                before.incrementAndGet();
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                after.add(t == null ? "ok" : t.getMessage());
            }

            @Override
            protected void terminated() {
                System.out.println("terminated hook");
            }
        };
        for (int i = 0; i < 5; i++) h.execute(() -> { });
        h.execute(() -> {
            throw new IllegalStateException("direct");
        });
        h.submit(() -> {
            throw new IllegalStateException("hidden in the future");
        });
        dead.await();
        h.shutdown();
        h.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(before + " " + after.stream().sorted().toList() + " tasks " + h.getTaskCount() + " completed " + h.getCompletedTaskCount());
        System.out.println(h.getCorePoolSize() + " " + h.getMaximumPoolSize() + " " + h.getKeepAliveTime(TimeUnit.MILLISECONDS) + " " + h.getPoolSize() + " " + h.isTerminated());

        // grows above core only when the queue is full
        CountDownLatch hold = new CountDownLatch(1);
        ThreadPoolExecutor g = new ThreadPoolExecutor(1, 3, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2));
        StringBuilder sizes = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            try {
                g.execute(() -> {
                    try {
                        hold.await();
                    } catch (InterruptedException e) {
                        System.out.println("never");
                    }
                });
                sizes.append(g.getPoolSize()).append('/').append(i == 0 ? "-" : "" + g.getQueue().remainingCapacity()).append(' ');
            } catch (RejectedExecutionException e) {
                sizes.append("full");
            }
        }
        System.out.println(sizes);
        hold.countDown();
        g.shutdown();
        System.out.println(g.awaitTermination(5, TimeUnit.SECONDS));
        for (int[] a : new int[][] {{-1, 1}, {2, 1}, {0, 0}}) {
            try {
                new ThreadPoolExecutor(a[0], a[1], 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
            } catch (IllegalArgumentException e) {
                System.out.println("illegal " + a[0] + " " + a[1]);
            }
        }
        ThreadPoolExecutor pre = new ThreadPoolExecutor(3, 3, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        System.out.println(pre.prestartAllCoreThreads() + " " + pre.getPoolSize() + " " + pre.prestartCoreThread());
        pre.shutdownNow();
    }
}
