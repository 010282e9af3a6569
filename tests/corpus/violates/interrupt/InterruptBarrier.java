// A thread that is interrupted at a barrier breaks it for the others.
//@ kinds: uncaught
import java.util.concurrent.*;

public class InterruptBarrier {
    public static void main(String[] args) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            try {
                b.await();
            } catch (InterruptedException | BrokenBarrierException e) {}
        });
        t.start();
        t.interrupt();
        b.await();
    }
}
