// Weak, soft and phantom references held strongly: get, clear, enqueue, queues, Cleaner with explicit clean.
import java.lang.ref.*;
import java.util.*;

public class References {
    static class Resource implements AutoCloseable {
        private static final Cleaner CLEANER = Cleaner.create();

        private static class State implements Runnable {
            final String name;

            State(String n) {
                name = n;
            }

            @Override
            public void run() {
                System.out.println("cleaned " + name);
            }
        }

        private final Cleaner.Cleanable cleanable;

        Resource(String n) {
            cleanable = CLEANER.register(this, new State(n));
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    public static void main(String[] args) throws Exception {
        Object o = new Object();
        WeakReference<Object> w = new WeakReference<>(o);
        SoftReference<Object> s = new SoftReference<>(o);
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        PhantomReference<Object> p = new PhantomReference<>(o, q);
        WeakReference<Object> wq = new WeakReference<>(o, q);
        System.gc();
        System.out.println((w.get() == o) + " " + (s.get() == o) + " " + p.get() + " " + q.poll() + " " + w.refersTo(o) + w.refersTo(null));
        w.clear();
        System.out.println(w.get() + " " + w.refersTo(null) + " " + s.get().equals(o));
        System.out.println(wq.enqueue() + " " + wq.enqueue() + " " + wq.get() + " " + (q.poll() == wq) + " " + q.poll());
        System.out.println(w.enqueue());
        System.out.println(p.enqueue() + " " + (q.remove() == p) + " " + p.refersTo(null));
        System.out.println(q.remove(2));
        Thread t = new Thread(() -> {
            try {
                Reference<?> r = q.remove();
                System.out.println("thread got it " + (r instanceof WeakReference));
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        WeakReference<Object> late = new WeakReference<>(o, q);
        t.start();
        late.enqueue();
        t.join();
        Thread i = new Thread(() -> {
            try {
                q.remove();
            } catch (InterruptedException e) {
                System.out.println("remove interrupted");
            }
        });
        i.start();
        i.interrupt();
        i.join();
        try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
            System.out.println("using");
            b.close();
        }
        Resource c = new Resource("c");
        c.close();
        c.close();
        System.out.println("closing twice is harmless");
        WeakReference<String> lit = new WeakReference<>("literal");
        System.gc();
        System.out.println(lit.get());
        Map<String, SoftReference<int[]>> cache = new TreeMap<>();
        int misses = 0;
        List<int[]> strong = new ArrayList<>();
        for (int k = 0; k < 10; k++) {
            String key = "k" + k % 3;
            SoftReference<int[]> r = cache.get(key);
            int[] v = r == null ? null : r.get();
            if (v == null) {
                misses++;
                v = new int[] {k};
                strong.add(v);
                cache.put(key, new SoftReference<>(v));
            }
        }
        System.out.println("misses " + misses + " " + strong.size());
        try {
            q.remove(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Reference.reachabilityFence(o);
        System.out.println(new WeakReference<>(null).get() + " " + (new PhantomReference<>(o, null).get() == null));
    }
}
