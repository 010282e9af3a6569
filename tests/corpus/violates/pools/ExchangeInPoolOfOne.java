// Two tasks exchange letters, but the pool has one worker: the first waits for the second, which is never begun.
//@ kinds: deadlock
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ExchangeInPoolOfOne {
    public static void main(String[] args) throws Exception {
        Exchanger<String> exchanger = new Exchanger<>();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<String> one = pool.submit(() -> exchanger.exchange("a"));
        Future<String> two = pool.submit(() -> exchanger.exchange("b"));
        String both = one.get() + two.get();
        pool.shutdown();
        assert both.equals("ba") : both;
    }
}
