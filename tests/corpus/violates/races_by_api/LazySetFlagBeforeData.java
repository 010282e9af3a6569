// `lazySet` is a release, but the data is written after it: a race.
//@ kinds: race
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicInteger;

public class LazySetFlagBeforeData {
    static int data;
    static final AtomicInteger flag = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            flag.lazySet(1);
            data = 1;
        }).start();
        if (flag.get() == 1) {
            assert data >= 0; //~ race
        }
    }
}
