// Two callbacks of one future run last first if both were there before; if one comes late it runs in its caller.
//@ kinds: assertion-failure
import java.util.concurrent.CompletableFuture;

public class WhenCompleteTwoOrders {
    public static void main(String[] args) throws Exception {
        StringBuffer order = new StringBuffer();
        CompletableFuture<Integer> f = new CompletableFuture<>();
        Thread t = new Thread(() -> f.complete(1));
        t.start();
        f.thenRun(() -> order.append("a"));
        f.thenRun(() -> order.append("b"));
        t.join();
        assert order.toString().equals("ba"); //~ assertion-failure
    }
}
