// Every round asks for a price and waits for the text that is made of it. What the common pool has counted, which random numbers it
// drew and where its queues are makes no state, so the search comes back to where it was.
//@ note: no run ends
import java.util.concurrent.CompletableFuture;

public class FuturesInALoop {
    public static void main(String[] args) throws Exception {
        int round = 0;
        while (true) {
            CompletableFuture<Integer> price = CompletableFuture.supplyAsync(() -> 3);
            String text = price.thenApply(euros -> euros + " and shipping").get();
            System.out.println(++round + ": " + text);
            assert text.equals("3 and shipping");
        }
    }
}
