// orTimeout completes the future exceptionally if the time runs out first, which it may.
//@ kinds: uncaught
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class FutureOrTimeout {
    public static void main(String[] args) {
        CompletableFuture<String> future = new CompletableFuture<>();
        new Thread(() -> future.complete("done")).start();
        assert future.orTimeout(1, TimeUnit.SECONDS).join().equals("done"); //~ uncaught
    }
}
