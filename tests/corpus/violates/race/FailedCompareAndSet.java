// A compareAndSet that fails writes nothing, so what came before it is not published.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicInteger;

public class FailedCompareAndSet {
    static final AtomicInteger flag = new AtomicInteger();
    static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            value = 1;
            flag.compareAndSet(5, 6);
        }).start();
        flag.get();
        value = 2;
    }
}
