// getNow gives the default if the future is not complete yet.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class FutureReadEarly {
    public static void main(String[] args) {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        new Thread(() -> future.complete(1)).start();
        int value = future.getNow(0);
        assert value == 1; //~ assertion-failure
    }
}
