// The outer future is not done when the inner one was just completed by another thread.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class ThenComposeInnerLater {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> inner = new CompletableFuture<>();
        CompletableFuture<Integer> outer = CompletableFuture.completedFuture(1).thenCompose(x -> inner);
        Thread t = new Thread(() -> inner.complete(2));
        t.start();
        if (inner.isDone()) {
            assert outer.isDone(); //~ assertion-failure
        }
        t.join();
    }
}
