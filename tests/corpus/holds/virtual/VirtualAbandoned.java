// A virtual thread is a daemon: it may wait for ever without keeping the JVM alive.
//@ jdk: 21+
//@ unreduced: no
import java.util.concurrent.CountDownLatch;

public class VirtualAbandoned {
    public static void main(String[] args) {
        CountDownLatch latch = new CountDownLatch(1);
        Thread.startVirtualThread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }
}
