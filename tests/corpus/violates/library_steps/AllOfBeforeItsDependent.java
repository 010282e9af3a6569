// `allOf` is complete when its futures are; what depends on one of these may still be to come.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class AllOfBeforeItsDependent {
    static volatile boolean logged;

    public static void main(String[] args) {
        CompletableFuture<Integer> one = new CompletableFuture<>();
        one.thenRun(() -> logged = true);
        CompletableFuture<Void> all = CompletableFuture.allOf(one);
        new Thread(() -> one.complete(1)).start();
        all.join();
        assert logged; //~ assertion-failure
    }
}
