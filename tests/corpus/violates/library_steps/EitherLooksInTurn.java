// `applyToEither` looks at its own future and then at the other one: the one that was completed later may win.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class EitherLooksInTurn {
    public static void main(String[] args) {
        CompletableFuture<Integer> early = new CompletableFuture<>();
        CompletableFuture<Integer> late = new CompletableFuture<>();
        new Thread(() -> {
            early.complete(1);
            late.complete(2);
        }).start();
        int either = early.applyToEither(late, value -> value).join();
        assert either == 1; //~ assertion-failure
    }
}
