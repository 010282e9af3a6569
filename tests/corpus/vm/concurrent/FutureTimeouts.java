// CompletableFuture with time: orTimeout, completeOnTimeout, delayedExecutor, get with timeout.
import java.util.concurrent.*;

public class FutureTimeouts {
    public static void main(String[] args) throws Exception {
        CompletableFuture<String> never = new CompletableFuture<>();
        try {
            never.orTimeout(3, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println("join: " + e.getCause().getClass().getSimpleName());
        }
        try {
            never.get();
        } catch (ExecutionException e) {
            System.out.println("get: " + e.getCause().getClass().getSimpleName() + " " + e.getCause().getMessage());
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("default", 2, TimeUnit.MILLISECONDS).get());
        System.out.println(CompletableFuture.completedFuture("already").orTimeout(1, TimeUnit.MILLISECONDS).completeOnTimeout("no", 1, TimeUnit.MILLISECONDS).get());
        try {
            new CompletableFuture<String>().get(2, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timed get " + e.getMessage());
        }
        Executor later = CompletableFuture.delayedExecutor(3, TimeUnit.MILLISECONDS);
        long t0 = System.nanoTime();
        System.out.println(CompletableFuture.supplyAsync(() -> "delayed", later).get() + " " + (System.nanoTime() - t0 >= 2_900_000));
        System.out.println(new CompletableFuture<Integer>().completeAsync(() -> 5).thenApply(x -> x + 1).get());
        System.out.println(new CompletableFuture<Integer>().completeAsync(() -> 7, CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS, Runnable::run)).get());
        CompletableFuture<String> race = CompletableFuture.supplyAsync(() -> "slow", CompletableFuture.delayedExecutor(10, TimeUnit.SECONDS));
        System.out.println(race.applyToEither(CompletableFuture.supplyAsync(() -> "fast"), x -> x).get());
        System.out.println("orTimeout then exceptionally: " + new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).exceptionally(e -> e.getClass().getSimpleName()).get());
        System.out.println("handle: " + new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).thenApply(String::length).handle((v, e) -> v + " " + e.getClass().getSimpleName() + " " + e.getCause().getClass().getSimpleName()).get());
        CompletableFuture<Integer> manual = new CompletableFuture<>();
        Thread t = new Thread(() -> manual.complete(11));
        CompletableFuture<Integer> dep = manual.thenApplyAsync(x -> x * 2).thenCombine(CompletableFuture.supplyAsync(() -> 20), Integer::sum);
        System.out.println("not yet " + dep.isDone());
        t.start();
        System.out.println(dep.get(10, TimeUnit.SECONDS));
        CompletableFuture<Integer> ex = new CompletableFuture<>();
        System.out.println(ex.completeExceptionally(new IllegalStateException("set")) + " " + ex.complete(1) + " " + ex.isCompletedExceptionally());
        System.out.println(ex.handle((v, e) -> e.getMessage()).get() + " " + ex.exceptionally(e -> 0).get() + " " + ex.whenComplete((v, e) -> { }).isCompletedExceptionally());
        CompletableFuture<Integer> min = CompletableFuture.completedFuture(3);
        System.out.println(min.minimalCompletionStage().thenApply(x -> x * x).toCompletableFuture().join());
        try {
            min.minimalCompletionStage().toCompletableFuture().obtrudeValue(1);
            ((CompletableFuture<Integer>) min.minimalCompletionStage()).get();
        } catch (UnsupportedOperationException e) {
            System.out.println("minimal stage cannot be read");
        }
        CompletableFuture<Object> c1 = new CompletableFuture<>();
        CompletableFuture<Object> c2 = c1.thenApply(x -> x);
        c1.cancel(false);
        System.out.println(c2.isCompletedExceptionally() + " " + c2.isCancelled() + " " + c1.isCancelled());
        CompletableFuture<Void> all = CompletableFuture.allOf(CompletableFuture.completedFuture(1), CompletableFuture.failedFuture(new RuntimeException("one failed")));
        System.out.println(all.handle((v, e) -> e.getCause() == null ? e.getMessage() : e.getCause().getMessage()).get() + " " + CompletableFuture.allOf().isDone() + " " + CompletableFuture.anyOf().isDone());
    }
}
