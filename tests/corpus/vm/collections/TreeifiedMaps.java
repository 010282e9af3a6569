// HashMap with colliding keys: bins turn into trees and back; order and content stay right.
import java.util.*;

public class TreeifiedMaps {
    record Bad(int v) implements Comparable<Bad> {
        @Override
        public int hashCode() {
            return v % 3;
        }

        @Override
        public int compareTo(Bad o) {
            return Integer.compare(v, o.v);
        }
    }

    record Worse(String s) {
        @Override
        public int hashCode() {
            return 42;
        }
    }

    static class Mutable {
        int h;

        Mutable(int h) {
            this.h = h;
        }

        @Override
        public int hashCode() {
            return h;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Mutable m && m.h == h;
        }
    }

    public static void main(String[] args) {
        Map<Bad, Integer> m = new HashMap<>();
        for (int i = 0; i < 300; i++) m.put(new Bad(i * 7 % 300), i);
        long sum = 0;
        for (int i = 0; i < 300; i++) sum += m.get(new Bad(i)) * (i + 1L);
        System.out.println(m.size() + " " + sum + " " + m.containsKey(new Bad(300)));
        StringBuilder order = new StringBuilder();
        int n = 0;
        for (Bad b : m.keySet()) if (n++ % 30 == 0) order.append(b.v()).append(' ');
        System.out.println(order);
        for (int i = 0; i < 300; i++) if (i % 20 != 0) m.remove(new Bad(i));
        List<Integer> left = new ArrayList<>();
        for (Bad b : m.keySet()) left.add(b.v());
        Collections.sort(left);
        System.out.println(m.size() + " " + left);
        m.compute(new Bad(0), (k, v) -> v == null ? -1 : v + 1000);
        m.merge(new Bad(20), 5, Integer::sum);
        m.computeIfAbsent(new Bad(21), k -> 77);
        m.putIfAbsent(new Bad(21), 78);
        System.out.println(m.get(new Bad(0)) + " " + m.get(new Bad(20)) + " " + m.get(new Bad(21)));
        Set<Worse> w = new HashSet<>();
        for (int i = 0; i < 60; i++) w.add(new Worse("w" + i % 40));
        int found = 0;
        for (int i = 0; i < 60; i++) if (w.contains(new Worse("w" + i))) found++;
        System.out.println(w.size() + " " + found + " " + w.remove(new Worse("w7")) + w.remove(new Worse("w7")) + " " + w.size());
        for (Iterator<Worse> it = w.iterator(); it.hasNext(); ) if (it.next().s().length() == 3) it.remove();
        System.out.println(new TreeSet<>(w.stream().map(Worse::s).toList()));
        Map<Mutable, String> lost = new HashMap<>();
        Mutable k = new Mutable(1);
        lost.put(k, "v");
        k.h = 2;
        System.out.println(lost.get(k) + " " + lost.containsKey(new Mutable(1)) + " " + lost.size());
        k.h = 1;
        System.out.println(lost.get(k));
        Map<String, Integer> strings = new HashMap<>();
        String[] parts = {"Aa", "BB"};
        for (int i = 0; i < 64; i++) {
            StringBuilder sb = new StringBuilder();
            for (int b = 0; b < 6; b++) sb.append(parts[i >> b & 1]);
            strings.put(sb.toString(), i);
        }
        Set<Integer> hashes = new HashSet<>();
        strings.keySet().forEach(s -> hashes.add(s.hashCode()));
        System.out.println(strings.size() + " distinct hashes " + hashes.size() + " " + strings.get("AaBBAaBBAaBB") + " " + strings.get("AaAaAaAaAaAx"));
        StringBuilder it = new StringBuilder();
        int c = 0;
        for (String s : strings.keySet()) if (c++ % 8 == 0) it.append(s).append(' ');
        System.out.println(it);
        LinkedHashMap<Bad, Integer> l = new LinkedHashMap<>();
        for (int i = 50; i > 0; i--) l.put(new Bad(i), i);
        l.remove(new Bad(25));
        int prev = 51;
        boolean desc = true;
        for (Bad b : l.keySet()) {
            desc &= b.v() < prev;
            prev = b.v();
        }
        System.out.println(desc + " " + l.size());
        Map<Object, Integer> mixed = new HashMap<>();
        Object[] keys = {1, 1L, 1.0, "1", '1', true, null, List.of(1), Map.of(1, 1), Optional.of(1)};
        for (Object o : keys) mixed.merge(o, 1, Integer::sum);
        System.out.println(mixed.size() + " " + mixed.get(null) + mixed.get(List.of(1)) + mixed.get(Map.of(1, 1)) + mixed.get(2L));
    }
}
