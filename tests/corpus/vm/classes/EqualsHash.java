// equals and hashCode contracts, broken ones too, in hash and tree collections.
import java.util.*;

public class EqualsHash {
    static class Key { final int a; final String b; Key(int a, String b) { this.a = a; this.b = b; } @Override public boolean equals(Object o) { if (this == o) return true; if (!(o instanceof Key)) return false; Key k = (Key) o; return a == k.a && Objects.equals(b, k.b); } @Override public int hashCode() { return Objects.hash(a, b); } @Override public String toString() { return a + b; } }
    static class Collide implements Comparable<Collide> { final int v; Collide(int v) { this.v = v; } @Override public boolean equals(Object o) { return o instanceof Collide && ((Collide) o).v == v; } @Override public int hashCode() { return 1; } @Override public int compareTo(Collide o) { return Integer.compare(v, o.v); } @Override public String toString() { return "c" + v; } }
    static class Mutable { int v; @Override public boolean equals(Object o) { return o instanceof Mutable && ((Mutable) o).v == v; } @Override public int hashCode() { return v; } }
    static class ColorPoint extends Key { final String color; ColorPoint(int a, String b, String c) { super(a, b); color = c; } @Override public boolean equals(Object o) { return super.equals(o) && o instanceof ColorPoint && ((ColorPoint) o).color.equals(color); } }

    public static void main(String[] args) {
        Map<Key, Integer> m = new HashMap<>();
        for (int i = 0; i < 20; i++) m.merge(new Key(i % 7, "k" + i % 3), i, Integer::sum);
        List<String> out = new ArrayList<>();
        m.forEach((k, v) -> out.add(k + "=" + v));
        Collections.sort(out);
        System.out.println(out + " " + m.get(new Key(0, "k0")) + m.get(new Key(9, "")) + new Key(1, null).hashCode());
        Set<Collide> cs = new HashSet<>();
        for (int i = 0; i < 100; i++) cs.add(new Collide(i % 40));
        System.out.println(cs.size() + " " + cs.contains(new Collide(39)) + cs.contains(new Collide(40)) + new TreeSet<>(cs).first() + cs.remove(new Collide(3)) + cs.size());
        Mutable mu = new Mutable();
        Set<Mutable> ms = new HashSet<>();
        ms.add(mu);
        mu.v = 17;
        System.out.println(ms.contains(mu) + " " + ms.size() + ms.iterator().next().v + ms.remove(mu));
        Key k = new Key(1, "x"), cp = new ColorPoint(1, "x", "red");
        System.out.println(k.equals(cp) + " " + cp.equals(k));
        System.out.println("abc".hashCode() + " " + List.of(1, 2, 3).hashCode() + " " + Arrays.asList("a", null).hashCode() + " " + new HashSet<>(List.of(1, 2)).hashCode() + " " + Map.of("a", 1).hashCode() + " " + Boolean.hashCode(true) + " " + Long.hashCode(1L << 33) + " " + Double.hashCode(0.1) + " " + Character.valueOf('c').hashCode() + " " + Arrays.hashCode(new int[] {1, 2}) + " " + Optional.of(5).hashCode() + " " + Objects.hash() + Objects.hash((Object) null) + " " + new AbstractMap.SimpleEntry<>("k", 2).hashCode());
        System.out.println(List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + new ArrayList<>(List.of(1)).equals(new LinkedList<>(List.of(1))) + " " + Set.of(1).equals(List.of(1)) + " " + new TreeMap<>(Map.of(1, 2)).equals(Map.of(1, 2)) + " " + new Integer[] {1}.equals(new Integer[] {1}));
        IdentityHashMap<String, Integer> id = new IdentityHashMap<>();
        id.put("a", 1); id.put(new String("a"), 2); id.put("a", 3);
        System.out.println(id.size() + " " + id.get("a"));
        Object o = new Object();
        System.out.println(o.equals(o) + " " + o.equals(new Object()) + (o.hashCode() == o.hashCode()) + (System.identityHashCode(o) == o.hashCode()) + System.identityHashCode(null));
    }
}
