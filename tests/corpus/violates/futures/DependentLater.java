// join returns as soon as the future has its value; what was chained to it may come later.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentLater {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> part = new CompletableFuture<>();
        CompletableFuture<Integer> next = part.thenApply(x -> x + 1);
        Thread completer = new Thread(() -> part.complete(1));
        completer.start();
        part.join();
        assert next.isDone();
        completer.join();
    }
}
