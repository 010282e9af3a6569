// A future is done before the futures that depend on it are: who sees the first done may find allOf not done.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class AllOfLater {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> part = new CompletableFuture<>();
        CompletableFuture<Void> all = CompletableFuture.allOf(part);
        Thread completer = new Thread(() -> part.complete(1));
        completer.start();
        if (part.isDone()) {
            assert all.isDone();
        }
        completer.join();
        assert all.isDone();
    }
}
