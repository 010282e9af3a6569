// `CompletableFuture.join` is not interruptible: nobody completes the future, so the thread waits for ever.
//@ kinds: deadlock
import java.util.concurrent.CompletableFuture;

public class FutureJoinStays {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread getter = new Thread(future::join);
        getter.start();
        getter.interrupt();
        getter.join();
    }
}
