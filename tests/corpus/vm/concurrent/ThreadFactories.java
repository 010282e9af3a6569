// Default and custom thread factories, names of pool threads, unconfigurable wrappers, privileged helpers.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadFactories {
    public static void main(String[] args) throws Exception {
        ThreadFactory def = Executors.defaultThreadFactory();
        Thread t1 = def.newThread(() -> { });
        Thread t2 = def.newThread(() -> { });
        System.out.println(t1.getName() + " " + t2.getName() + " " + t1.isDaemon() + " " + t1.getPriority());
        ExecutorService one = Executors.newSingleThreadExecutor();
        System.out.println(one.submit(() -> Thread.currentThread().getName()).get());
        ExecutorService two = Executors.newFixedThreadPool(2);
        System.out.println(two.submit(() -> Thread.currentThread().getName()).get());
        List<Thread> made = new ArrayList<>();
        ThreadFactory mine = r -> {
            Thread t = new Thread(r, "mine-" + made.size());
            t.setDaemon(true);
            made.add(t);
            return t;
        };
        ThreadPoolExecutor p = (ThreadPoolExecutor) Executors.newFixedThreadPool(3, mine);
        for (int i = 0; i < 10; i++) p.submit(() -> { }).get();
        System.out.println(made.size() + " " + made.get(0).getName() + " " + made.get(2).isDaemon() + " " + p.getPoolSize());
        // a worker which dies is replaced by a new one
        AtomicInteger n = new AtomicInteger();
        CountDownLatch died = new CountDownLatch(1);
        ExecutorService single = Executors.newSingleThreadExecutor(r -> {
            Thread t = new Thread(r, "w" + n.incrementAndGet());
            t.setUncaughtExceptionHandler((x, e) -> {
                System.out.println(x.getName() + " died: " + e.getMessage());
                died.countDown();
            });
            return t;
        });
        single.execute(() -> {
            throw new RuntimeException("first");
        });
        died.await();
        System.out.println(single.submit(() -> Thread.currentThread().getName()).get() + " threads made " + n);
        single.shutdown();
        try {
            ((ThreadPoolExecutor) Executors.unconfigurableExecutorService(p)).setCorePoolSize(1);
        } catch (ClassCastException e) {
            System.out.println("wrapped");
        }
        ThreadPoolExecutor none = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), r -> null);
        Future<Integer> lost = none.submit(() -> 1);
        System.out.println("factory gave no thread: " + lost.isDone() + " pool " + none.getPoolSize());
        none.shutdownNow();
        System.out.println(Executors.callable(() -> { }).call() + " " + Executors.callable(() -> { }, 4).call());
        p.setCorePoolSize(1);
        p.setMaximumPoolSize(1);
        p.setKeepAliveTime(1, TimeUnit.MILLISECONDS);
        p.allowCoreThreadTimeOut(true);
        while (p.getPoolSize() > 0) Thread.sleep(1);
        System.out.println("idle workers left " + p.getPoolSize() + " then " + p.submit(() -> "alive").get());
        one.shutdown();
        two.shutdown();
        p.shutdown();
        System.out.println(one.awaitTermination(5, TimeUnit.SECONDS) && two.awaitTermination(5, TimeUnit.SECONDS) && p.awaitTermination(5, TimeUnit.SECONDS));
        System.out.println(made.size() >= 4);
    }
}
