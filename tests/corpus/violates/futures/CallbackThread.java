// The program assumes that a callback runs in the thread that completes the future. If the future is
// complete already, it runs at once in the thread that adds it.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class CallbackThread {
    static volatile Thread where;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread worker = new Thread(() -> future.complete(1));
        worker.start();
        future.thenAccept(value -> where = Thread.currentThread()).join();
        assert where == worker; //~ assertion-failure
    }
}
