// `anyOf` looks at its futures one after the other: it may find the first one open and the second one complete, though the
// first was completed before the second.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class AnyOfLooksInTurn {
    public static void main(String[] args) {
        CompletableFuture<Integer> early = new CompletableFuture<>();
        CompletableFuture<Integer> late = new CompletableFuture<>();
        new Thread(() -> {
            early.complete(1);
            late.complete(2);
        }).start();
        Object any = CompletableFuture.anyOf(early, late).join();
        assert any.equals(1); //~ assertion-failure
    }
}
