// Exceptions crossing between threads: executors, futures, joins and wrapped causes.
import java.util.*;
import java.util.concurrent.*;

public class GeneratorsByThreads {
    static class Boom extends Exception { Boom(String m) { super(m); } }
    static <T> String get(Future<T> f) { try { return "ok " + f.get(); } catch (ExecutionException e) { return "failed " + e.getCause() + " / " + e.getMessage(); } catch (CancellationException e) { return "cancelled"; } catch (InterruptedException e) { return "interrupted"; } }

    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(2);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 5; i++) { int k = i; fs.add(ex.submit(() -> { if (k == 1) throw new Boom("k1"); if (k == 3) throw new IllegalStateException("k3"); if (k == 4) throw new Error("k4"); return k * k; })); }
        for (Future<Integer> f : fs) System.out.println(get(f));
        Future<?> sleeper = ex.submit(() -> { try { Thread.sleep(100000); } catch (InterruptedException e) { Thread.currentThread().interrupt(); } });
        System.out.println(sleeper.cancel(true) + " " + get(sleeper) + " " + sleeper.isCancelled() + sleeper.isDone());
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> 10 / Integer.parseInt("0"), ex);
        try { cf.join(); } catch (CompletionException e) { System.out.println(e.getMessage() + " | " + e.getCause()); }
        System.out.println(cf.handle((v, e) -> v == null ? "handled " + e.getClass().getSimpleName() : "v" + v).join() + " " + cf.exceptionally(e -> -1).join() + " " + cf.isCompletedExceptionally());
        System.out.println(CompletableFuture.completedFuture(4).thenApply(x -> { if (x > 3) throw new IllegalArgumentException("big"); return x; }).thenApply(x -> x + 1).handle((v, e) -> e.getClass().getSimpleName() + ":" + e.getCause().getMessage()).join());
        FutureTask<String> ft = new FutureTask<>(() -> { throw new Boom("task"); }); ft.run(); System.out.println(get(ft));
        try { ex.invokeAny(List.of(() -> { throw new Boom("a"); })); } catch (ExecutionException e) { System.out.println(e.getCause()); }
        Thread t = new Thread(() -> { throw new RuntimeException("lost"); }); Throwable[] seen = new Throwable[1]; t.setUncaughtExceptionHandler((x, e) -> seen[0] = e); t.start(); t.join(); System.out.println(seen[0]);
        Exchanger<String> xch = new Exchanger<>(); Thread o = new Thread(() -> { try { System.out.println("other got " + xch.exchange("from other")); } catch (InterruptedException e) { } }); o.start(); String got = xch.exchange("from main"); o.join(); System.out.println("main got " + got);
        ex.shutdown(); System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS)); try { ex.submit(() -> 1); } catch (RejectedExecutionException e) { System.out.println("rejected"); }
        try { new ArrayBlockingQueue<Integer>(1) {{ add(1); add(2); }}; } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        ScheduledExecutorService ses = Executors.newSingleThreadScheduledExecutor(); int[] n = {0}; ScheduledFuture<?> sf = ses.scheduleAtFixedRate(() -> { if (++n[0] == 3) throw new IllegalStateException("third"); }, 0, 1, TimeUnit.MILLISECONDS); System.out.println(get(sf) + " " + n[0]); ses.shutdownNow();
    }
}
