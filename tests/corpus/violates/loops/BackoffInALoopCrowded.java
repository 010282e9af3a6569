// Two threads take a lock of their own making, over and over, and give up waiting after a while: then both are inside.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class BackoffInALoopCrowded {
    static final AtomicBoolean lock = new AtomicBoolean();
    static final AtomicInteger inside = new AtomicInteger();

    public static void main(String[] args) {
        Runnable work = () -> {
            while (true) {
                for (int attempt = 1; !lock.compareAndSet(false, true) && attempt < 3; attempt++) {
                    System.out.println("attempt " + attempt + " failed");
                    try {
                        Thread.sleep(10L << attempt);
                    } catch (InterruptedException stop) {
                        return;
                    }
                }
                assert inside.incrementAndGet() == 1; //~ assertion-failure
                inside.decrementAndGet();
                lock.set(false);
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
