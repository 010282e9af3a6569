// The dependents of a future run one after the other: when one has run, another need not have. They run in no promised
// order; both orders of the claim are wrong.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentsOneByOne {
    static volatile boolean first;
    static volatile boolean second;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenRun(() -> first = true);
        future.thenRun(() -> second = true);
        new Thread(() -> future.complete(1)).start();
        boolean one = first;
        boolean two = second;
        boolean oneAgain = first;
        assert one == two || one != oneAgain; //~ assertion-failure
    }
}
