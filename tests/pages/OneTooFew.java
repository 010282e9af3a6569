import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Three rowers meet at a barrier after each stroke; one of them may be told to rest, leaves, and does not say so. */
class OneTooFew {
    static final CyclicBarrier stroke = new CyclicBarrier(3);
    static volatile boolean rest;

    static void row() {
        try {
            for (int i = 0; i < 2; i++) {
                if (rest) return;
                stroke.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 3; i++) {
            new Thread(OneTooFew::row, "rower-" + i).start();
        }
        rest = true;
    }
}
