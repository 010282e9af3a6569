// A future keeps those that depend on it on a stack, so the latest runs first, if all were there when it became complete. Main
// has looked for a result and adds the last one while the other thread is between two dependents: then it comes in between.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentsInAnyOrder {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        StringBuffer order = new StringBuffer();
        Thread main = Thread.currentThread();
        Thread completes = new Thread(() -> future.complete(1));
        completes.start();
        for (String name : new String[] {"A", "B", "C"}) {
            future.thenRun(() -> order.append(Thread.currentThread() == main ? name.toLowerCase() : name));
        }
        completes.join();
        assert !order.toString().equals("BCA"); //~ assertion-failure
    }
}
