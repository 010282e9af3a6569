// One poison pill for each worker, put behind all work: every item is done and all workers end.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PoisonPillEach {
    static final Integer POISON = -1;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        AtomicInteger sum = new AtomicInteger();
        Thread[] workers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            workers[i] = new Thread(() -> {
                try {
                    for (Integer item = queue.take(); item != POISON; item = queue.take()) {
                        sum.addAndGet(item);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            workers[i].start();
        }
        queue.put(1);
        queue.put(2);
        queue.put(POISON);
        queue.put(POISON);
        for (Thread worker : workers) {
            worker.join();
        }
        assert sum.get() == 3;
    }
}
