// The result of `anyOf` is that of a future that is complete by then.
import java.util.concurrent.CompletableFuture;

public class AnyOfIsOneOfThem {
    public static void main(String[] args) {
        CompletableFuture<Integer> early = new CompletableFuture<>();
        CompletableFuture<Integer> late = new CompletableFuture<>();
        new Thread(() -> {
            early.complete(1);
            late.complete(2);
        }).start();
        Object any = CompletableFuture.anyOf(early, late).join();
        assert any.equals(1) && early.isDone() || any.equals(2) && late.isDone();
    }
}
