// `get` of a future that never completes ends with InterruptedException; the future is not touched by that.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

public class FutureGetEnds {
    static volatile boolean threw;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread getter = new Thread(() -> {
            try {
                future.get();
            } catch (InterruptedException e) {
                threw = true;
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        });
        getter.start();
        getter.interrupt();
        getter.join();
        assert threw && !future.isDone();
    }
}
