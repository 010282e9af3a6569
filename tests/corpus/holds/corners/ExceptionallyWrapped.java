// A dependent sees the exception wrapped, the future itself as it was.
import java.util.concurrent.CompletableFuture;

public class ExceptionallyWrapped {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        CompletableFuture<String> g = f.thenApply(x -> "v").exceptionally(e -> e.getClass().getSimpleName());
        Thread t = new Thread(() -> f.completeExceptionally(new IllegalStateException()));
        t.start();
        if (!g.join().equals("CompletionException")) throw new AssertionError();
        t.join();
    }
}
