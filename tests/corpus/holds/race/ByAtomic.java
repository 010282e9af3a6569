// Atomic variables do not race; a successful compareAndSet orders the plain field it guards.
//@ flags: --property no-race
import java.util.concurrent.atomic.AtomicInteger;

public class ByAtomic {
    static final AtomicInteger owner = new AtomicInteger();
    static int value;

    static void tryWrite(int me) {
        if (owner.compareAndSet(0, me)) {
            value = me;
            owner.set(0);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> tryWrite(1)).start();
        tryWrite(2);
    }
}
