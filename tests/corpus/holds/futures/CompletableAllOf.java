// allOf is complete when both are; two threads complete one each.
//@ unreduced: no
import java.util.concurrent.CompletableFuture;

public class CompletableAllOf {
    public static void main(String[] args) {
        CompletableFuture<Integer> one = new CompletableFuture<>();
        CompletableFuture<Integer> two = new CompletableFuture<>();
        new Thread(() -> one.complete(1)).start();
        new Thread(() -> two.complete(2)).start();
        CompletableFuture.allOf(one, two).join();
        assert one.isDone() && two.isDone();
        assert one.join() + two.join() == 3;
    }
}
