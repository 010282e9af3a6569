// Two stages that are combined write the same field: the second one need not be the last.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class CombinedWriteBoth {
    static volatile String last;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> left = CompletableFuture.runAsync(() -> last = "left");
        CompletableFuture<Void> right = CompletableFuture.runAsync(() -> last = "right");
        left.thenCombine(right, (one, other) -> one).get();
        if (!last.equals("right")) {
            throw new AssertionError("left was last");
        }
    }
}
