// `obtrudeValue` replaces the value of a complete future: two calls of `join` may give different ones.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class ObtrudedBetween {
    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Integer> future = CompletableFuture.completedFuture(1);
        Thread writer = new Thread(() -> future.obtrudeValue(2));
        writer.start();
        int first = future.join();
        int second = future.join();
        writer.join();
        assert first == second; //~ assertion-failure
    }
}
