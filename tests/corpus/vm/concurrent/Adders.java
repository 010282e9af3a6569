// LongAdder, DoubleAdder, accumulators; stamped and markable references.
import java.util.concurrent.atomic.*;

public class Adders {
    static void parallel(int n, java.util.function.IntConsumer body) throws Exception {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i;
            ts[i] = new Thread(() -> body.accept(me));
            ts[i].start();
        }
        for (Thread t : ts) t.join();
    }

    public static void main(String[] args) throws Exception {
        LongAdder a = new LongAdder();
        parallel(5, me -> {
            for (int i = 0; i < 300; i++) {
                a.increment();
                a.add(me);
                if (i % 3 == 0) a.decrement();
            }
        });
        System.out.println(a + " " + a.sum() + " " + a.intValue() + " " + a.sumThenReset() + " " + a.sum() + " " + a.doubleValue());
        LongAccumulator max = new LongAccumulator(Long::max, Long.MIN_VALUE);
        LongAccumulator xor = new LongAccumulator((x, y) -> x ^ y, 0);
        parallel(4, me -> {
            for (int i = 0; i < 100; i++) {
                max.accumulate((i * 7919L + me * 31) % 1009);
                xor.accumulate(i * 65537L + me);
            }
        });
        System.out.println(max.get() + " " + xor.getThenReset() + " " + xor);
        DoubleAdder d = new DoubleAdder();
        parallel(3, me -> {
            for (int i = 0; i < 64; i++) d.add(0.25);
        });
        System.out.println(d.sum() + " " + d.sumThenReset() + " " + d);
        DoubleAccumulator min = new DoubleAccumulator(Double::min, Double.POSITIVE_INFINITY);
        parallel(3, me -> min.accumulate(me - 0.5));
        System.out.println(min.get());
        AtomicStampedReference<String> s = new AtomicStampedReference<>("A", 0);
        String x = s.getReference();
        int[] st = new int[1];
        System.out.println(s.compareAndSet(x, "B", 0, 1) + " " + s.compareAndSet(s.getReference(), x, 1, 2) + " ABA seen " + s.compareAndSet(x, "C", 0, 3) + " " + s.get(st) + st[0] + " " + s.attemptStamp("A", 9) + s.getStamp());
        s.set("Z", 1);
        System.out.println(s.getReference() + s.getStamp() + s.weakCompareAndSet("Q", "R", 1, 2));
        AtomicMarkableReference<Integer> m = new AtomicMarkableReference<>(5, false);
        boolean[] mark = new boolean[1];
        System.out.println(m.attemptMark(5, true) + " " + m.get(mark) + mark[0] + " " + m.compareAndSet(5, 6, true, false) + " " + m.isMarked() + m.getReference());
        AtomicStampedReference<Integer> ctr = new AtomicStampedReference<>(0, 0);
        parallel(3, me -> {
            for (int i = 0; i < 50; i++) {
                int[] h = new int[1];
                Integer v;
                do {
                    v = ctr.get(h);
                } while (!ctr.compareAndSet(v, v + 1, h[0], h[0] + 2));
            }
        });
        System.out.println(ctr.getReference() + " " + ctr.getStamp());
    }
}
