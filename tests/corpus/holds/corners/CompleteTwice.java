// Only one of two completions counts.
import java.util.concurrent.CompletableFuture;

public class CompleteTwice {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        boolean[] won = new boolean[2];
        Thread t = new Thread(() -> won[0] = f.complete(1));
        t.start();
        won[1] = f.completeExceptionally(new IllegalStateException());
        t.join();
        if (won[0] == won[1] || won[0] == f.isCompletedExceptionally()) throw new AssertionError();
    }
}
