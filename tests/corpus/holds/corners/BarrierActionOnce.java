// The action of a barrier runs once per round.
import java.util.concurrent.CyclicBarrier;

public class BarrierActionOnce {
    static int rounds;
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2, () -> rounds++);
        Thread t = new Thread(() -> { try { b.await(); b.await(); } catch (Exception e) { throw new AssertionError(e); } });
        t.start();
        b.await(); b.await();
        t.join();
        if (rounds != 2) throw new AssertionError(rounds);
    }
}
