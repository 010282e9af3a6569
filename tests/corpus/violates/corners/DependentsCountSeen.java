// How many dependents there are when main asks.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentsCountSeen {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.thenRun(() -> { }));
        t.start();
        int n = f.getNumberOfDependents();
        t.join();
        assert n == 0; //~ assertion-failure
    }
}
