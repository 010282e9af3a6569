// Two asynchronous tasks may run in one worker or in two.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class SameWorkerForBoth {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Thread> a = CompletableFuture.supplyAsync(Thread::currentThread);
        CompletableFuture<Thread> b = CompletableFuture.supplyAsync(Thread::currentThread);
        assert a.join() != b.join(); //~ assertion-failure
    }
}
