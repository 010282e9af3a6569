// Two stages depend on one and a fourth combines them: (1 + 1) * (1 + 2) is 6, whoever runs which stage.
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class Diamond {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> left = first.thenApplyAsync(value -> value + 1);
        CompletableFuture<Integer> right = first.thenApplyAsync(value -> value + 2);
        int result = left.thenCombine(right, (one, other) -> one * other).get();
        if (result != 6) {
            throw new AssertionError(result);
        }
    }
}
