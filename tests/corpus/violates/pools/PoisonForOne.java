// As PoisonForTwo, but nobody puts the poison back: the other worker waits for ever.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

public class PoisonForOne {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.submit(() -> {
                while (queue.take() > 0) {
                    Thread.onSpinWait();
                }
                return null;
            });
        }
        queue.put(1);
        queue.put(-1);
        pool.shutdown();
    }
}
