// main joins a CompletableFuture nobody completes on the path where the flag is seen late.
//@ kinds: deadlock
import java.util.concurrent.CompletableFuture;

public class FutureNeverCompleted {
    static volatile boolean enabled;

    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> {
            if (enabled) {
                future.complete(1);
            }
        }).start();
        enabled = true;
        future.join(); //~ deadlock
    }
}
