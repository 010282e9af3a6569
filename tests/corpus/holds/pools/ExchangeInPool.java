// Two tasks exchange letters twice: each gets what the other gave, in order.
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExchangeInPool {
    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<String> one = pool.submit(() -> exchanger.exchange("a") + exchanger.exchange("c"));
        Future<String> two = pool.submit(() -> exchanger.exchange("b") + exchanger.exchange("d"));
        String both = one.get() + two.get();
        pool.shutdown();
        assert both.equals("bdac") : both;
    }
}
