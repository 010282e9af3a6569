// AtomicInteger, AtomicLong, AtomicBoolean, AtomicReference and arrays, used by several threads.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

public class Atomics {
    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " " + i.decrementAndGet());
        System.out.println(i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(100) + " " + i);
        System.out.println(i.compareAndSet(100, 1) + " " + i.compareAndSet(100, 2) + " " + i.compareAndExchange(1, 9) + " " + i.compareAndExchange(1, 8));
        System.out.println(i.updateAndGet(x -> x * x) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(4, Math::max) + " " + i.getAndAccumulate(6, (x, y) -> x - y) + " " + i);
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.intValue() + " " + i.longValue() + " " + i.doubleValue());
        i.lazySet(3);
        i.setPlain(4);
        i.setOpaque(5);
        i.setRelease(6);
        System.out.println(i.getPlain() + " " + i.getOpaque() + " " + i.getAcquire());
        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.addAndGet(1) + " " + l.updateAndGet(x -> x >> 3) + " " + l.getAndSet(-1) + " " + l);
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(false, true) + " " + b.get() + " " + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        String s = r.get();
        System.out.println(r.compareAndSet(s, "b") + " " + r.updateAndGet(x -> x + "c") + " " + r.accumulateAndGet("d", String::concat) + " " + r);
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(ia.incrementAndGet(0) + " " + ia.getAndAdd(1, 5) + " " + ia.accumulateAndGet(2, 7, (x, y) -> x * y) + " " + ia + " " + ia.length());
        try {
            ia.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        AtomicLongArray la = new AtomicLongArray(2);
        la.set(1, 5L);
        System.out.println(la + " " + la.compareAndSet(1, 5, 6) + " " + la.getAndDecrement(1) + " " + la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(3);
        ra.set(0, "z");
        System.out.println(ra.updateAndGet(1, x -> "n" + x) + " " + ra + " " + ra.getAndSet(0, null));

        AtomicInteger c = new AtomicInteger();
        AtomicLong product = new AtomicLong();
        AtomicReference<Integer> max = new AtomicReference<>(0);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < ts.length; t++) {
            int id = t;
            ts[t] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    c.incrementAndGet();
                    product.addAndGet(id * k);
                    int cand = id * 1000 + k;
                    max.accumulateAndGet(cand, Math::max);
                    if (k % 50 == 0) Thread.yield();
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(c + " " + product + " " + max);
    }
}
