// CompletableFuture combinators with deterministic results.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;

public class Futures {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20);
        CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 22);
        System.out.println(a.thenCombine(b, Integer::sum).get());
        System.out.println(a.thenApply(x -> x * 2).thenCompose(x -> CompletableFuture.supplyAsync(() -> "c" + x)).get());
        System.out.println(a.thenApplyAsync(x -> x + 1).thenApplyAsync(x -> x + 1).join());
        StringBuilder log = new StringBuilder();
        a.thenAccept(x -> log.append("accept ").append(x).append(';')).join();
        a.thenAcceptBoth(b, (x, y) -> log.append("both ").append(x - y).append(';')).join();
        a.runAfterBoth(b, () -> log.append("after;")).join();
        a.thenRun(() -> log.append("run;")).join();
        System.out.println(log);

        CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> Integer.parseInt("zz"));
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println("join: " + e.getCause().getMessage());
        }
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println("get: " + e.getCause());
        }
        System.out.println("exceptionally " + bad.exceptionally(e -> -1).get());
        System.out.println("handle " + bad.handle((v, e) -> v + "/" + e.getClass().getSimpleName()).get());
        System.out.println("handle ok " + a.handle((v, e) -> v + "/" + e).get());
        CompletableFuture<Integer> when = a.whenComplete((v, e) -> System.out.println("when " + v + " " + e));
        System.out.println("same value " + when.join());
        CompletableFuture<Integer> chained = bad.thenApply(x -> x + 1).thenApply(x -> x + 2);
        System.out.println("chained failed " + chained.handle((v, e) -> e.getClass().getName() + " <- " + e.getCause()).get());
        System.out.println(bad.isCompletedExceptionally() + " " + a.isDone() + " " + a.isCancelled());

        List<CompletableFuture<String>> all = List.of("x", "y", "z").stream()
                .map(s -> CompletableFuture.supplyAsync(() -> s + s)).collect(Collectors.toList());
        CompletableFuture<Void> done = CompletableFuture.allOf(all.toArray(new CompletableFuture[0]));
        System.out.println(done.thenApply(v -> all.stream().map(CompletableFuture::join).collect(Collectors.joining(","))).get());
        CompletableFuture<String> never = new CompletableFuture<>();
        CompletableFuture<String> quick = CompletableFuture.completedFuture("quick");
        System.out.println(CompletableFuture.anyOf(never, quick).get());
        System.out.println(never.applyToEither(quick, String::toUpperCase).get());
        System.out.println("getNow " + never.getNow("absent") + " " + never.isDone());
        System.out.println("complete " + never.complete("first") + " " + never.complete("second") + " " + never.get());
        never.obtrudeValue("third");
        System.out.println(never.get());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + cancelled.isCompletedExceptionally());
        try {
            cancelled.get();
        } catch (java.util.concurrent.CancellationException e) {
            System.out.println("cancelled " + e.getMessage());
        }
        CompletionStage<String> st = CompletableFuture.completedStage("stage");
        System.out.println(st.thenApply(String::length).toCompletableFuture().join());
        CompletableFuture<String> failed = CompletableFuture.failedFuture(new RuntimeException("f"));
        System.out.println(failed.exceptionallyCompose(e -> CompletableFuture.completedFuture("re " + e.getMessage())).join());
        CompletableFuture<String> copy = quick.copy();
        System.out.println(copy.join() + " " + (copy != quick) + " dependents " + never.getNumberOfDependents());
    }
}
