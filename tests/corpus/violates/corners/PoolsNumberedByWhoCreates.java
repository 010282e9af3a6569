// The library numbers thread pools in the order in which they are made: the thread of the other pool is
// `pool-1-thread-1` or `pool-2-thread-1`.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class PoolsNumberedByWhoCreates {
    static String name;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            ThreadFactory factory = Executors.defaultThreadFactory();
            name = factory.newThread(() -> {}).getName();
        });
        other.start();
        Executors.defaultThreadFactory();
        other.join();
        assert name.equals("pool-1-thread-1"); //~ assertion-failure
    }
}
