// anyOf is complete when one of the two is; the program assumes that the first one was it.
//@ kinds: uncaught
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class CompletableAnyOf {
    public static void main(String[] args) {
        CompletableFuture<Integer> one = new CompletableFuture<>();
        CompletableFuture<Integer> two = new CompletableFuture<>();
        new Thread(() -> one.complete(1)).start();
        new Thread(() -> two.complete(2)).start();
        CompletableFuture.anyOf(one, two).join();
        int value = one.getNow(null); //~ uncaught
        assert value == 1;
    }
}
