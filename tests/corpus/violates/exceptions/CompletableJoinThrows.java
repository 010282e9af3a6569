// join of a future that was completed exceptionally throws CompletionException.
//@ kinds: uncaught
import java.util.concurrent.CompletableFuture;

public class CompletableJoinThrows {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.completeExceptionally(new IllegalStateException())).start();
        future.join(); //~ uncaught
    }
}
