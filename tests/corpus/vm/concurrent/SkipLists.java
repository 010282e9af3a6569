// ConcurrentSkipListMap and Set: navigation, views, concurrent updates.
import java.util.*;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class SkipLists {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
        for (int i = 0; i < 100; i += 7) m.put(i, "v" + i);
        System.out.println(m);
        System.out.println(m.firstKey() + " " + m.lastKey() + " " + m.floorKey(50) + " " + m.ceilingKey(50) + " " + m.lowerKey(49) + " " + m.higherKey(49) + " " + m.firstEntry() + " " + m.lastEntry());
        System.out.println(m.headMap(21, true) + " " + m.tailMap(84, false) + " " + m.subMap(14, 42) + " " + m.descendingMap().headMap(70));
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m.size());
        System.out.println(m.putIfAbsent(7, "x") + " " + m.replace(7, "v7", "seven") + " " + m.remove(14, "no") + " " + m.remove(14) + " " + m.merge(21, "+", String::concat) + " " + m.compute(1, (k, v) -> "new") + " " + m.computeIfPresent(28, (k, v) -> null) + " " + m.getOrDefault(1000, "def"));
        System.out.println(m.keySet().headSet(50) + " " + m.descendingKeySet().first() + " " + m.values().size());
        ConcurrentNavigableMapCheck(m);
        Iterator<Integer> it = m.keySet().iterator();
        it.next();
        m.put(-5, "during iteration");
        m.put(1000, "also");
        List<Integer> rest = new ArrayList<>();
        it.forEachRemaining(rest::add);
        System.out.println(rest.contains(-5) + " " + rest.contains(1000));
        ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        Collections.addAll(s, "pear", "fig", "apple", "kiwi", "date", "fig");
        System.out.println(s + " " + s.first() + " " + s.last() + " " + s.ceiling("zzzz") + " " + s.pollFirst() + " " + s.descendingSet() + " " + s.subSet("kiwi", true, "apple", true));
        for (Runnable r : new Runnable[] {() -> m.put(null, "n"), () -> m.put(1, null), () -> new ConcurrentSkipListMap<String, String>().firstKey(), () -> m.headMap(5).put(50, "out")}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        ConcurrentSkipListMap<Integer, Integer> c = new ConcurrentSkipListMap<>();
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int me = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 250; i++) {
                    c.merge((i * 17 + me) % 101, 1, Integer::sum);
                    if (i % 5 == 0) c.remove(200 + me);
                    else c.put(200 + me, i);
                }
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        int sum = 0;
        int prev = -1;
        boolean sorted = true;
        for (Map.Entry<Integer, Integer> e : c.headMap(200).entrySet()) {
            sum += e.getValue();
            sorted &= e.getKey() > prev;
            prev = e.getKey();
        }
        System.out.println(sum + " " + sorted + " " + c.headMap(200).size() + " " + c.tailMap(200));
        System.out.println(c.clone().equals(c) + " " + new TreeMap<>(c).hashCode());
    }

    static void ConcurrentNavigableMapCheck(NavigableMap<Integer, String> m) {
        NavigableMap<Integer, String> sub = m.subMap(20, true, 80, true);
        int n = sub.size();
        sub.pollFirstEntry();
        System.out.println(n - sub.size() + " " + sub.firstKey() + " " + sub.containsKey(91) + " " + sub.navigableKeySet().last());
    }
}
