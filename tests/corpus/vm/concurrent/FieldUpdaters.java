// Atomic field updaters for int, long and reference fields, and their errors.
import java.util.concurrent.atomic.*;

public class FieldUpdaters {
    volatile int i;
    volatile long l;
    volatile String s = "s";
    volatile Node top;
    int plain;
    private volatile int hidden;

    static class Node {
        final int v;
        final Node next;

        Node(int v, Node next) {
            this.v = v;
            this.next = next;
        }
    }

    static final AtomicIntegerFieldUpdater<FieldUpdaters> I = AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "i");
    static final AtomicLongFieldUpdater<FieldUpdaters> L = AtomicLongFieldUpdater.newUpdater(FieldUpdaters.class, "l");
    static final AtomicReferenceFieldUpdater<FieldUpdaters, String> S = AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, String.class, "s");
    static final AtomicReferenceFieldUpdater<FieldUpdaters, Node> TOP = AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, Node.class, "top");

    static void bad(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + (e.getCause() == null ? e.getMessage() : e.getCause().getClass().getSimpleName()));
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        FieldUpdaters f = new FieldUpdaters();
        System.out.println(I.incrementAndGet(f) + " " + I.getAndAdd(f, 5) + " " + I.updateAndGet(f, x -> x * 10) + " " + I.compareAndSet(f, 60, 7) + " " + I.accumulateAndGet(f, 3, Math::floorMod) + " " + f.i);
        System.out.println(L.addAndGet(f, 1L << 40) + " " + L.getAndSet(f, -1) + " " + L.decrementAndGet(f) + " " + L.weakCompareAndSet(f, 0, 1) + " " + f.l);
        System.out.println(S.getAndUpdate(f, x -> x + "!") + " " + S.get(f) + " " + S.compareAndSet(f, "other", "no") + " " + S.getAndSet(f, null) + " " + f.s);
        bad("no such field", () -> AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "nope"));
        bad("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "plain"));
        bad("wrong type", () -> AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "l"));
        bad("wrong reference type", () -> AtomicReferenceFieldUpdater.newUpdater(FieldUpdaters.class, Integer.class, "s"));
        bad("wrong object", () -> ((AtomicIntegerFieldUpdater) (AtomicIntegerFieldUpdater<?>) I).get("string"));
        bad("null object", () -> I.get(null));
        bad("private of own class", () -> AtomicIntegerFieldUpdater.newUpdater(FieldUpdaters.class, "hidden").set(f, 3));
        System.out.println(f.hidden);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int me = t;
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    Node n;
                    Node o;
                    do {
                        o = f.top;
                        n = new Node(me * 100 + k, o);
                    } while (!TOP.compareAndSet(f, o, n));
                    I.getAndIncrement(f);
                    L.getAndAdd(f, me);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        int n = 0;
        long sum = 0;
        for (Node x = f.top; x != null; x = x.next) {
            n++;
            sum += x.v;
        }
        System.out.println(n + " " + sum + " " + f.i + " " + f.l);
    }
}
