// HashMap, LinkedHashMap in access order, TreeMap navigation, map defaults and views.
import java.util.*;

public class Maps {
    public static void main(String[] args) {
        Map<String, Integer> h = new HashMap<>();
        for (String s : "one two three four five six seven eight nine ten".split(" ")) h.put(s, s.length());
        System.out.println(h);
        System.out.println(h.put("one", 11) + " " + h.put("zero", 0) + " " + h.get("none") + " " + h.remove("two") + " " + h.remove("two") + " " + h.size());
        h.merge("one", 5, Integer::sum);
        h.merge("three", 1, (a, b) -> null);
        h.computeIfAbsent("new", String::length);
        h.computeIfPresent("four", (k, v) -> v * 100);
        h.compute("five", (k, v) -> v == null ? 0 : v - 1);
        h.putIfAbsent("six", 66);
        h.replaceAll((k, v) -> v + 1);
        System.out.println(new TreeMap<>(h) + " " + h.hashCode() + " " + h.equals(new TreeMap<>(h)));
        h.keySet().retainAll(Set.of("one", "four", "new"));
        h.values().remove(4);
        h.entrySet().removeIf(e -> e.getKey().startsWith("f"));
        System.out.println(h);
        h.put(null, 1);
        h.put("nullv", null);
        System.out.println(h.get(null) + " " + h.containsKey("nullv") + " " + h.getOrDefault("nullv", 9) + " " + h.containsValue(null));
        Map<Integer, String> col = new HashMap<>();
        for (int i = 0; i < 20; i++) col.put(i * 65536, "v" + i);
        System.out.println(col);
        Map<Long, Integer> many = new HashMap<>();
        for (long i = 0; i < 3000; i++) many.put(i * i, (int) i);
        long sum = 0;
        for (Map.Entry<Long, Integer> e : many.entrySet()) sum = sum * 31 + e.getKey() + e.getValue();
        System.out.println(many.size() + " " + sum);

        LinkedHashMap<String, Integer> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                return size() > 3;
            }
        };
        for (String s : "a b c a d b e".split(" ")) lru.merge(s, 1, Integer::sum);
        System.out.println(lru);
        lru.get("d");
        System.out.println(lru + " " + lru.keySet().iterator().next());
        Map<String, Integer> ins = new LinkedHashMap<>();
        ins.put("z", 1);
        ins.put("y", 2);
        ins.put("z", 3);
        System.out.println(ins);

        TreeMap<Integer, String> t = new TreeMap<>();
        for (int i = 0; i < 100; i += 10) t.put(i, "t" + i);
        System.out.println(t.firstKey() + " " + t.lastEntry() + " " + t.floorKey(35) + " " + t.ceilingKey(35) + " " + t.lowerKey(30) + " " + t.higherEntry(30) + " " + t.floorKey(-1));
        System.out.println(t.headMap(30) + " " + t.headMap(30, true) + " " + t.tailMap(70) + " " + t.subMap(20, false, 50, true) + " " + t.descendingMap().firstKey());
        NavigableMap<Integer, String> sub = t.subMap(20, true, 60, true);
        sub.put(25, "x");
        sub.pollFirstEntry();
        System.out.println(sub + " " + t.size() + " " + sub.descendingKeySet());
        try {
            sub.put(100, "out");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.put(null, "n");
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        try {
            ((Map) t).put("s", "x");
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        try {
            for (Integer k : t.keySet()) t.remove(k + 10);
        } catch (ConcurrentModificationException e) {
            System.out.println("cme " + e.getMessage());
        }
        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("B", 1);
        ci.put("a", 2);
        ci.put("b", 3);
        System.out.println(ci + " " + ci.get("A"));
        for (var it = ci.entrySet().iterator(); it.hasNext(); ) {
            var e = it.next();
            e.setValue(e.getValue() * 10);
            if (e.getKey().equals("a")) it.remove();
        }
        System.out.println(ci);
        System.out.println(new TreeMap<>(Map.of(3, "c", 1, "a", 2, "b")) + " " + new TreeMap<>(Map.ofEntries(Map.entry("k", 1), Map.entry("j", 2))) + " " + Map.of("x", 1).equals(Collections.singletonMap("x", 1)));
        for (Runnable r : new Runnable[] {() -> Map.of("a", 1, "a", 2), () -> Map.of("a", 1).put("b", 2), () -> Map.of("a", null), () -> new AbstractMap.SimpleImmutableEntry<>(1, 2).setValue(3)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e);
            }
        }
        Map<String, List<Integer>> multi = new TreeMap<>();
        for (int i = 0; i < 12; i++) multi.computeIfAbsent(i % 3 == 0 ? "fizz" : i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
        multi.forEach((k, v) -> System.out.println(k + "=" + v));
        Hashtable<String, Integer> ht = new Hashtable<>(Map.of("q", 1));
        System.out.println(ht + " " + ht.keys().nextElement() + " " + ht.contains(1));
    }
}
