// A barrier and a queue wait for conditions, too. They look again, so that nobody sees that a wait ended without a signal.
//@ flags: --spurious-wakeups
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CyclicBarrier;

public class SpuriousInTheLibrary {
    static int before;

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
        new Thread(() -> {
            before = 1;
            try {
                barrier.await();
                queue.put("one");
                queue.put("two");
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }).start();
        barrier.await();
        assert before == 1;
        assert queue.take().equals("one");
        assert queue.take().equals("two");
    }
}
