// The same loop, but the two stages of a round add to one field without a lock: one of the additions can be lost.
//@ kinds: assertion
import java.util.concurrent.CompletableFuture;

public class FuturesInALoopCrowded {
    static int open;

    public static void main(String[] args) throws Exception {
        while (true) {
            open = 0;
            CompletableFuture<Void> first = CompletableFuture.runAsync(() -> open++);
            CompletableFuture<Void> second = CompletableFuture.runAsync(() -> open++);
            CompletableFuture.allOf(first, second).get();
            System.out.println(open + " orders");
            assert open == 2; //~ assertion
        }
    }
}
