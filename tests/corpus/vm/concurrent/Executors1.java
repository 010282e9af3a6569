// Fixed and single executors: futures, exceptions, invokeAll, invokeAny, shutdown, rejection.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class Executors1 {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int n = i;
            fs.add(pool.submit(() -> fib(n)));
        }
        for (Future<Integer> f : fs) System.out.print(f.get() + " ");
        System.out.println();
        Future<String> bad = pool.submit((Callable<String>) () -> {
            throw new java.io.IOException("broken");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | cause " + e.getCause() + " done " + bad.isDone() + " cancelled " + bad.isCancelled());
        }
        List<Callable<String>> calls = List.of(() -> "x", () -> "y", () -> "z");
        for (Future<String> f : pool.invokeAll(calls)) System.out.print(f.get() + f.isDone());
        System.out.println();
        String any = pool.invokeAny(List.of(() -> {
            throw new IllegalStateException("no");
        }, () -> "ok"));
        System.out.println("any " + any);
        try {
            pool.invokeAny(List.of((Callable<String>) () -> {
                throw new IllegalStateException("only");
            }));
        } catch (ExecutionException e) {
            System.out.println("any failed: " + e.getCause());
        }
        Future<?> r = pool.submit(() -> { });
        System.out.println("runnable result " + r.get());
        System.out.println("with value " + pool.submit(() -> { }, "value").get());
        pool.shutdown();
        System.out.println("shutdown " + pool.isShutdown() + " terminated " + pool.awaitTermination(10, TimeUnit.SECONDS));
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ExecutorService single = Executors.newSingleThreadExecutor(x -> new Thread(x, "single"));
        StringBuilder order = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            int n = i;
            single.execute(() -> order.append(n).append(Thread.currentThread().getName().charAt(0)));
        }
        single.submit(() -> { }).get();
        System.out.println(order);
        Object gate = new Object();
        CountDownLatch running = new CountDownLatch(1);
        Future<Integer> stuck = single.submit(() -> {
            running.countDown();
            synchronized (gate) {
                gate.wait();
            }
            return 1;
        });
        running.await();
        try {
            stuck.get(3, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout " + e.getMessage());
        }
        Future<Integer> queued = single.submit(() -> 5);
        List<Runnable> left = single.shutdownNow();
        System.out.println("left " + left.size() + " same " + (left.get(0) == queued));
        try {
            stuck.get();
        } catch (ExecutionException e) {
            System.out.println("stuck: " + e.getCause());
        }
        System.out.println(single.awaitTermination(5, TimeUnit.SECONDS) + " " + single.isTerminated());
    }
}
