// Two futures of the common pool are combined by whoever completes the second: 2 * 3 is 6.
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class CombinedOnCommonPool {
    public static void main(String[] args) {
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        CompletableFuture<Integer> three = CompletableFuture.supplyAsync(() -> 3);
        int product = two.thenCombine(three, (one, other) -> one * other).join();
        if (product != 6) {
            throw new AssertionError(product);
        }
    }
}
