// Main adds a dependent to a future that becomes complete at that moment. It then runs not only this one, but also those that
// were added before and that the completing thread has not come to yet.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class DependentsByTheOneWhoAdds {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread main = Thread.currentThread();
        boolean[] byMain = new boolean[2];
        Thread completes = new Thread(() -> future.complete(1));
        future.thenRun(() -> byMain[0] = Thread.currentThread() == main);
        completes.start();
        future.thenRun(() -> byMain[1] = Thread.currentThread() == main);
        completes.join();
        assert !byMain[0]; //~ assertion-failure
    }
}
