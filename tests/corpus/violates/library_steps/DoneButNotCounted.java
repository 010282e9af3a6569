// Whoever sees `isDone` of a future does not know that its dependents have run.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DoneButNotCounted {
    static volatile int counted;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        future.thenAccept(value -> counted = value);
        new Thread(() -> future.complete(5)).start();
        assert !future.isDone() || counted == 5; //~ assertion-failure
    }
}
