// Of two completions exactly one succeeds, and its value stays.
//@ output: 1
//@ output: 2
import java.util.concurrent.CompletableFuture;

public class CompleteOnce {
    static volatile boolean his;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> future = new CompletableFuture<>();
        Thread other = new Thread(() -> his = future.complete(1));
        other.start();
        boolean mine = future.complete(2);
        other.join();
        assert mine != his;
        System.out.println(future.join());
    }
}
