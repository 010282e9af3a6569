// ConcurrentModificationException in every collection, and the ways around it.
import java.util.*;
import java.util.function.*;

public class FailFast {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": no exception");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static <C extends Collection<Integer>> void all(String name, Supplier<C> make) {
        t(name + " add", () -> {
            C c = make.get();
            for (Integer x : c) c.add(x + 100);
        });
        t(name + " remove first", () -> {
            C c = make.get();
            for (Integer x : c) if (x == 1) c.remove(x);
        });
        t(name + " remove last but one", () -> {
            C c = make.get();
            for (Integer x : c) if (x == 4) c.remove(x);
            System.out.print(c + " ");
        });
        t(name + " iterator remove", () -> {
            C c = make.get();
            for (Iterator<Integer> it = c.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
            System.out.print(c + " ");
        });
        t(name + " remove twice", () -> {
            Iterator<Integer> it = make.get().iterator();
            it.next();
            it.remove();
            it.remove();
        });
        t(name + " stream", () -> {
            C c = make.get();
            c.stream().forEach(x -> c.remove(5));
        });
        t(name + " forEach", () -> {
            C c = make.get();
            c.forEach(x -> c.clear());
        });
        t(name + " removeIf", () -> {
            C c = make.get();
            c.removeIf(x -> x > 2);
            System.out.print(c + " ");
        });
    }

    public static void main(String[] args) {
        List<Integer> in = List.of(1, 2, 3, 4, 5);
        all("ArrayList", () -> new ArrayList<>(in));
        all("LinkedList", () -> new LinkedList<>(in));
        all("Vector", () -> new Vector<>(in));
        all("HashSet", () -> new HashSet<>(in));
        all("LinkedHashSet", () -> new LinkedHashSet<>(in));
        all("TreeSet", () -> new TreeSet<>(in));
        all("PriorityQueue", () -> new PriorityQueue<>(in));
        all("ArrayDeque", () -> new ArrayDeque<>(in));
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < 5; i++) m.put(i, i);
        t("map put existing", () -> {
            for (Integer k : m.keySet()) m.put(k, k * 2);
        });
        t("map compute in compute", () -> m.computeIfAbsent(50, k -> {
            m.put(51, 1);
            return 2;
        }));
        t("map entry set value", () -> {
            for (Map.Entry<Integer, Integer> e : m.entrySet()) e.setValue(e.getValue() + 1);
        });
        t("map remove", () -> {
            for (Integer k : m.keySet()) m.remove(k);
        });
        t("tree compute", () -> {
            TreeMap<Integer, Integer> tm = new TreeMap<>(Map.of(1, 1));
            tm.computeIfAbsent(2, k -> tm.put(3, 3));
        });
        t("sublist", () -> {
            List<Integer> l = new ArrayList<>(in);
            List<Integer> s = l.subList(1, 3);
            l.add(9);
            s.get(0);
        });
        t("sort while iterating", () -> {
            List<Integer> l = new ArrayList<>(List.of(3, 1, 2));
            for (Integer x : l) l.sort(null);
        });
        t("set while iterating", () -> {
            List<Integer> l = new ArrayList<>(in);
            for (Integer x : l) l.set(0, x);
            System.out.print(l + " ");
        });
        t("access order get", () -> {
            LinkedHashMap<Integer, Integer> l = new LinkedHashMap<>(8, 0.75f, true);
            for (int i = 0; i < 3; i++) l.put(i, i);
            for (Integer k : l.keySet()) l.get(0);
        });
        t("replaceAll inside", () -> {
            List<Integer> l = new ArrayList<>(in);
            l.replaceAll(x -> {
                l.add(1);
                return x;
            });
        });
    }
}
