// Two updaters of one field: a compare-and-set that fails is not tried again.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class FieldUpdaterLazySet {
    volatile int v;
    static final AtomicIntegerFieldUpdater<FieldUpdaterLazySet> V = AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterLazySet.class, "v");
    public static void main(String[] args) throws Exception {
        FieldUpdaterLazySet o = new FieldUpdaterLazySet();
        Runnable adds = () -> { int old = V.get(o); V.compareAndSet(o, old, old + 1); };
        Thread t = new Thread(adds);
        t.start();
        adds.run();
        t.join();
        assert o.v == 2; //~ assertion-failure
    }
}
