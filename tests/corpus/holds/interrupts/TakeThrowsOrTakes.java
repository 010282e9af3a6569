// A taker is interrupted while an element is put: either it throws and the element stays, or it has the element.
import java.util.concurrent.LinkedBlockingQueue;

public class TakeThrowsOrTakes {
    static int got;

    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread taker = new Thread(() -> {
            try {
                got = queue.take();
            } catch (InterruptedException e) {
                got = 0;
            }
        });
        taker.start();
        queue.put(1);
        taker.interrupt();
        taker.join();
        assert got == 1 ^ queue.size() == 1;
    }
}
