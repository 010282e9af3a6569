// A chain of stages runs in whichever thread completes it or adds it; the result is the same.
import java.util.concurrent.CompletableFuture;

public class CompletableChain {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.complete(20)).start();
        int value = future.thenApply(x -> x + 1).thenApply(x -> x * 2).join();
        assert value == 42;
    }
}
