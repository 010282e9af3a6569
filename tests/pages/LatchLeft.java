import java.util.Map;
import java.util.concurrent.*;
/** A task fails before it counts the latch down, the pool keeps the exception, and main waits for ever. */
class LatchLeft {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> prices = Map.of("tea", 3, "milk", 1);
        CountDownLatch done = new CountDownLatch(2);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (String item : new String[] {"tea", "salt"}) {
            pool.submit(() -> {
                int price = prices.get(item);
                done.countDown();
                return price;
            });
        }
        done.await();
        pool.shutdown();
    }
}
