// ConcurrentHashMap: compute, merge, bulk operations and concurrent counting.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class ChmOps {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        for (String w : "the quick brown fox jumps over the lazy dog the end".split(" ")) m.merge(w, 1, Integer::sum);
        System.out.println(new TreeMap<>(m));
        System.out.println(m.compute("fox", (k, v) -> v == null ? 1 : v + 10) + " " + m.compute("new", (k, v) -> v == null ? 77 : v));
        System.out.println(m.computeIfAbsent("fox", k -> -1) + " " + m.computeIfAbsent("abs", String::length) + " " + m.computeIfPresent("zz", (k, v) -> v));
        System.out.println(m.computeIfPresent("new", (k, v) -> null) + " " + m.containsKey("new") + " " + m.putIfAbsent("dog", 5) + " " + m.getOrDefault("none", 0));
        System.out.println(m.replace("dog", 1, 2) + " " + m.replace("dog", 1, 3) + " " + m.replace("nope", 3) + " " + m.remove("dog", 9) + " " + m.remove("dog"));
        System.out.println("reduce " + m.reduceValues(1, Integer::sum) + " " + m.reduceValuesToLong(Long.MAX_VALUE, Integer::longValue, 0, Long::sum));
        System.out.println("max key " + m.reduceKeys(1, (a, b) -> a.compareTo(b) > 0 ? a : b));
        System.out.println("search " + m.search(1, (k, v) -> v == 11 ? k : null) + " " + m.searchValues(1, v -> v > 1000 ? v : null));
        System.out.println("count " + m.mappingCount() + " " + m.size() + " " + m.isEmpty());
        int[] total = {0};
        m.forEach(Long.MAX_VALUE, (k, v) -> total[0] += k.length() * v);
        System.out.println("total " + total[0]);
        m.replaceAll((k, v) -> v * 2);
        System.out.println(new TreeMap<>(m));
        System.out.println(m.contains(6) + " " + m.containsValue(999));
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        try {
            m.put("k", null);
        } catch (NullPointerException e) {
            System.out.println("null value");
        }
        try {
            m.computeIfAbsent("rec", k -> m.computeIfAbsent("rec", z -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        m.keySet().removeIf(k -> k.length() > 3);
        m.values().removeIf(v -> v < 3);
        System.out.println(new TreeMap<>(m));
        var ks = ConcurrentHashMap.<Integer>newKeySet();
        System.out.println(ks.add(1) + " " + ks.add(1) + " " + ks.contains(1) + " " + ks);

        ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>(4);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < 4; t++) {
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 1000; i++) counts.merge(i % 37, 1, Integer::sum);
            });
            ts[t].start();
        }
        for (Thread t : ts) t.join();
        int sum = 0;
        for (Map.Entry<Integer, Integer> e : counts.entrySet()) sum += e.getValue();
        System.out.println(counts.size() + " keys, sum " + sum + ", count of 0: " + counts.get(0) + ", of 36: " + counts.get(36));
        ConcurrentHashMap<Integer, Integer> big = new ConcurrentHashMap<>();
        for (int i = 0; i < 5000; i++) big.put(i * 64, i);
        System.out.println(big.size() + " " + big.get(64 * 4999) + " " + big.reduceValuesToInt(100, x -> x, 0, Integer::sum));
    }
}
