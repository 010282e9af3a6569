// ThreadLocal and InheritableThreadLocal: initial values, isolation, removal, inheritance and childValue.
import java.util.ArrayList;
import java.util.List;

public class ThreadLocals {
    static int made;
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> ++made * 100);
    static final ThreadLocal<String> PLAIN = new ThreadLocal<>();
    static final InheritableThreadLocal<List<String>> SHARED = new InheritableThreadLocal<>();
    static final InheritableThreadLocal<String> COPY = new InheritableThreadLocal<>() {
        @Override
        protected String childValue(String parent) {
            return parent + "/child";
        }

        @Override
        protected String initialValue() {
            return "root";
        }
    };

    static void in(String label, Runnable r) throws Exception {
        Thread t = new Thread(r, label);
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        System.out.println("plain " + PLAIN.get());
        PLAIN.set("main value");
        System.out.println("count " + COUNT.get() + " again " + COUNT.get());
        in("a", () -> {
            System.out.println("a: plain " + PLAIN.get() + " count " + COUNT.get());
            COUNT.set(7);
            PLAIN.set("a value");
            System.out.println("a: plain " + PLAIN.get() + " count " + COUNT.get());
            COUNT.remove();
            System.out.println("a: count after remove " + COUNT.get());
        });
        System.out.println("main: plain " + PLAIN.get() + " count " + COUNT.get());
        SHARED.set(new ArrayList<>(List.of("one")));
        System.out.println("copy " + COPY.get());
        in("b", () -> {
            SHARED.get().add("two");
            System.out.println("b: " + SHARED.get() + " " + COPY.get());
            try {
                in("c", () -> System.out.println("c: " + SHARED.get() + " " + COPY.get()));
            } catch (Exception e) {
                System.out.println(e);
            }
            SHARED.remove();
            System.out.println("b: " + SHARED.get());
        });
        System.out.println("main: " + SHARED.get() + " " + COPY.get());
        PLAIN.remove();
        System.out.println("main: plain removed " + PLAIN.get());
        // many locals in one thread, to make the map rehash
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            ThreadLocal<Integer> l = new ThreadLocal<>();
            l.set(i);
            many.add(l);
        }
        for (int i = 0; i < 100; i += 2) many.get(i).remove();
        int sum = 0;
        int nulls = 0;
        for (ThreadLocal<Integer> l : many) {
            Integer v = l.get();
            if (v == null) nulls++;
            else sum += v;
        }
        System.out.println("sum " + sum + " nulls " + nulls);
    }
}
