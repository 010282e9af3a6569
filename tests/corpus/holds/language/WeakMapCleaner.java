// A WeakHashMap under a lock and a Cleaner that is cleaned by hand, once.
import java.lang.ref.Cleaner;
import java.util.*;
import java.util.concurrent.atomic.*;

public class WeakMapCleaner {
    static final Cleaner CLEANER = Cleaner.create();
    static class Res implements AutoCloseable {
        final Cleaner.Cleanable c;
        Res(AtomicInteger n) {
            c = CLEANER.register(this, n::incrementAndGet);
        }

        public void close() {
            c.clean();
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Map<Object, String> m = Collections.synchronizedMap(new WeakHashMap<>());
        Res r = new Res(n);
        Thread t = new Thread(() -> {
            m.put("k", "v");
            r.close();
        });
        t.start();
        r.close();
        t.join();
        assert n.get() == 1 && m.get("k").equals("v");
    }
}
