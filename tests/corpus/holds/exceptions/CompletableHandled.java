// The exceptional completion is turned into a value, whether it comes before or after the handler is added.
import java.util.concurrent.CompletableFuture;

public class CompletableHandled {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.completeExceptionally(new IllegalStateException())).start();
        int value = future.exceptionally(e -> -1).join();
        assert value == -1;
    }
}
