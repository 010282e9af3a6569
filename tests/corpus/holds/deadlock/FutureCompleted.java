// The other thread completes the future on every path.
import java.util.concurrent.CompletableFuture;

public class FutureCompleted {
    static volatile boolean enabled;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.complete(enabled ? 1 : 2)).start();
        enabled = true;
        int value = future.join();
        assert value == 1 || value == 2;
    }
}
