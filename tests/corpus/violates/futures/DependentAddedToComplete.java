// The other thread has looked for a result and found none, and adds its dependent when main has completed the future and run
// all dependents that it found. For a moment a complete future has a dependent.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentAddedToComplete {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.thenRun(() -> { })).start();
        future.complete(1);
        assert future.getNumberOfDependents() == 0; //~ assertion-failure
    }
}
