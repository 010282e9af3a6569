import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task fails on a null, its future keeps the exception, and nobody asks the future. */
public class SwallowedException {
    static class Order {
        String customer;
        int length;
    }

    public static void main(String[] args) throws Exception {
        Order order = new Order();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            order.length = order.customer.length();
        });
        pool.shutdown();
        while (!pool.isTerminated()) {
            Thread.yield();
        }
        if (order.length == 0) {
            throw new AssertionError("the order was not measured");
        }
    }
}
