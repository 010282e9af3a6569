// Producers and consumers over a hand-written bounded buffer with wait and notifyAll.
import java.util.Arrays;

public class BoundedBuffer<T> {
    private final Object[] items;
    private int head, count, maxSeen;
    private boolean closed;

    BoundedBuffer(int n) {
        items = new Object[n];
    }

    synchronized void put(T t) throws InterruptedException {
        while (count == items.length && !closed) wait();
        if (closed) throw new IllegalStateException("closed");
        items[(head + count++) % items.length] = t;
        maxSeen = Math.max(maxSeen, count);
        notifyAll();
    }

    @SuppressWarnings("unchecked")
    synchronized T take() throws InterruptedException {
        while (count == 0) {
            if (closed) return null;
            wait();
        }
        T t = (T) items[head];
        items[head] = null;
        head = (head + 1) % items.length;
        count--;
        notifyAll();
        return t;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    static long run(int producers, int consumers, int each, int cap) throws Exception {
        BoundedBuffer<Integer> b = new BoundedBuffer<>(cap);
        long[] sums = new long[consumers];
        int[] seen = new int[producers * each];
        Thread[] ps = new Thread[producers];
        Thread[] cs = new Thread[consumers];
        for (int i = 0; i < producers; i++) {
            int base = i * each;
            ps[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < each; k++) b.put(base + k);
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }, "p" + i);
            ps[i].start();
        }
        for (int i = 0; i < consumers; i++) {
            int me = i;
            cs[i] = new Thread(() -> {
                try {
                    for (Integer v; (v = b.take()) != null; ) {
                        sums[me] += v;
                        synchronized (seen) {
                            seen[v]++;
                        }
                    }
                } catch (InterruptedException e) {
                    System.out.println("never");
                }
            }, "c" + i);
            cs[i].start();
        }
        for (Thread t : ps) t.join();
        b.close();
        for (Thread t : cs) t.join();
        System.out.println(producers + "x" + consumers + " each once " + Arrays.stream(seen).allMatch(x -> x == 1) + " within capacity " + (b.maxSeen <= cap));
        try {
            b.put(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        return Arrays.stream(sums).sum();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(run(1, 1, 100, 1));
        System.out.println(run(3, 2, 60, 2));
        System.out.println(run(2, 4, 80, 5));
    }
}
