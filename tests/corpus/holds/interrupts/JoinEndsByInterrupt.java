// A join that would last for ever ends with the interrupt, whether it came before or during the join.
import java.util.concurrent.locks.LockSupport;

public class JoinEndsByInterrupt {
    static volatile boolean threw;

    public static void main(String[] args) throws InterruptedException {
        Thread forever = new Thread(() -> {
            while (true) {
                LockSupport.park();
            }
        });
        forever.setDaemon(true);
        forever.start();
        Thread joiner = new Thread(() -> {
            try {
                forever.join();
            } catch (InterruptedException e) {
                threw = !Thread.currentThread().isInterrupted();
            }
        });
        joiner.start();
        joiner.interrupt();
        joiner.join();
        assert threw;
    }
}
