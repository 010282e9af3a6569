// FutureTask and cancellation: states, done hook, interrupting or not, completion service.
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicBoolean;

public class FutureTasks {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> t = new FutureTask<>(() -> 6 * 7) {
            @Override
            protected void done() {
                System.out.println("done hook, cancelled " + isCancelled());
            }
        };
        System.out.println(t.isDone() + " " + t.toString().contains("Not completed"));
        t.run();
        t.run();
        System.out.println(t.get() + " " + t.isDone() + " " + t.cancel(true));
        FutureTask<String> withResult = new FutureTask<>(() -> System.out.println("runnable"), "value");
        new Thread(withResult).start();
        System.out.println(withResult.get());
        FutureTask<Integer> cancelled = new FutureTask<>(() -> 1) {
            @Override
            protected void done() {
                System.out.println("done hook, cancelled " + isCancelled());
            }
        };
        System.out.println(cancelled.cancel(false) + " " + cancelled.isDone() + " " + cancelled.cancel(false));
        cancelled.run();
        try {
            cancelled.get();
        } catch (CancellationException e) {
            System.out.println("cancelled before running");
        }
        FutureTask<Integer> failed = new FutureTask<>(() -> {
            throw new Exception("checked");
        });
        failed.run();
        try {
            failed.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + failed.isCancelled());
        }

        ExecutorService ex = Executors.newCachedThreadPool();
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch noticed = new CountDownLatch(1);
        Future<?> blocking = ex.submit(() -> {
            started.countDown();
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                noticed.countDown();
            }
        });
        started.await();
        System.out.println("cancel(true) " + blocking.cancel(true));
        noticed.await();
        System.out.println("task was interrupted " + blocking.isCancelled());
        AtomicBoolean finished = new AtomicBoolean();
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch st2 = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        Future<?> gentle = ex.submit(() -> {
            st2.countDown();
            go.await();
            finished.set(true);
            end.countDown();
            return null;
        });
        st2.await();
        System.out.println("cancel(false) " + gentle.cancel(false) + " done " + gentle.isDone() + " finished " + finished);
        go.countDown();
        end.await();
        System.out.println("ran to its end " + finished);

        CompletionService<Integer> cs = new ExecutorCompletionService<>(ex);
        for (int i = 1; i <= 5; i++) {
            int n = i;
            cs.submit(() -> n * n);
        }
        int sum = 0;
        for (int i = 0; i < 5; i++) sum += cs.take().get();
        System.out.println("sum " + sum + " more " + cs.poll() + " " + cs.poll(1, TimeUnit.MILLISECONDS));
        CountDownLatch turn = new CountDownLatch(1);
        cs.submit(() -> {
            turn.await();
            return 2;
        });
        cs.submit(() -> 1);
        int first = cs.take().get();
        turn.countDown();
        System.out.println("finish order " + first + cs.take().get());
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
        ExecutorService s = Executors.newSingleThreadExecutor();
        System.out.println(s.submit(Executors.callable(() -> { }, "adapted")).get());
        java.util.List<Future<String>> timed = s.invokeAll(java.util.List.of(() -> "quick", () -> {
            Thread.sleep(100_000);
            return "slow";
        }), 50, TimeUnit.MILLISECONDS);
        System.out.println(timed.get(1).isCancelled() + " " + timed.size());
        s.shutdownNow();
    }
}
