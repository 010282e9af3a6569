// List.of, Set.of, Map.of and copyOf: every mutator refuses, nulls and duplicates are rejected.
import java.util.*;
import java.util.stream.*;

public class Immutables {
    static int refused;

    static void no(Runnable r) {
        try {
            r.run();
            System.out.println("not refused");
        } catch (UnsupportedOperationException e) {
            refused++;
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<List<Integer>> ls = List.of(List.of(), List.of(1), List.of(1, 2), List.of(1, 2, 3), List.of(new Integer[] {1, 2, 3, 4}), List.copyOf(Set.of(9)), Stream.of(1, 2).toList());
        for (List<Integer> l : ls) {
            no(() -> l.add(1));
            no(() -> l.add(0, 1));
            no(() -> l.addAll(List.of(1)));
            no(() -> l.remove((Object) 5));
            no(() -> l.clear());
            no(() -> l.sort(null));
            no(() -> l.replaceAll(x -> x));
            no(() -> l.removeIf(x -> false));
            no(() -> l.retainAll(List.of()));
            System.out.println(l + " " + l.size() + " " + l.hashCode() + " " + l.equals(new ArrayList<>(l)) + " " + l.indexOf(2) + l.lastIndexOf(9) + " " + l.contains(1));
        }
        System.out.println("refused " + refused);
        refused = 0;
        Set<Integer> s = Set.of(3, 1, 2);
        no(() -> s.add(4));
        no(() -> s.remove(1));
        no(() -> s.clear());
        System.out.println(new TreeSet<>(s) + " " + s.equals(new HashSet<>(List.of(1, 2, 3))) + " " + s.hashCode() + " " + s.contains(2) + s.contains(7) + " " + Set.of().isEmpty() + Set.of(5));
        Map<String, Integer> m = Map.of("a", 1, "b", 2, "c", 3);
        no(() -> m.put("d", 4));
        no(() -> m.putIfAbsent("a", 4));
        no(() -> m.merge("a", 1, Integer::sum));
        no(() -> m.compute("a", (k, v) -> v));
        no(() -> m.computeIfAbsent("z", k -> 1));
        no(() -> m.remove("a"));
        no(() -> m.keySet().remove("a"));
        no(() -> m.values().clear());
        no(() -> m.entrySet().iterator().next().setValue(9));
        no(() -> m.replaceAll((k, v) -> v));
        System.out.println(new TreeMap<>(m) + " " + m.equals(new HashMap<>(m)) + " " + m.hashCode() + " " + m.get("b") + m.get("zz") + m.containsKey("c") + m.containsValue(3) + " " + m.getOrDefault("q", 7) + " refused " + refused);
        for (Runnable r : new Runnable[] {() -> List.of((Object) null), () -> Set.of(1, 1), () -> Set.of(1, null), () -> Map.of("a", 1, "a", 2), () -> Map.of(null, 1), () -> Map.of(1, null), () -> Map.entry(null, 1), () -> Map.ofEntries(Map.entry(1, 1), Map.entry(1, 2)), () -> List.of(1).contains(null), () -> Set.of(1).contains(null), () -> Map.of(1, 1).get(null), () -> Map.of(1, 1).containsValue(null), () -> List.copyOf(Arrays.asList(1, null)), () -> Map.entry(1, 2).setValue(3), () -> List.of(1, 2).indexOf(null), () -> Stream.of(1, 2).toList().contains(null), () -> Collections.unmodifiableList(Arrays.asList(1, null)).contains(null)}) {
            try {
                r.run();
                System.out.println("fine");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        List<Integer> orig = List.of(1, 2, 3);
        System.out.println((List.copyOf(orig) == orig) + " " + (List.copyOf(new ArrayList<>(orig)) == orig) + " " + (Set.copyOf(s) == s) + " " + (List.copyOf(orig.subList(0, 2)).equals(List.of(1, 2))));
        List<int[]> deep = List.of(new int[] {1});
        deep.get(0)[0] = 99;
        System.out.println(deep.get(0)[0] + " " + Map.entry("k", "v") + " " + Map.entry("k", 1).equals(new AbstractMap.SimpleEntry<>("k", 1)) + " " + Map.entry("k", 1).hashCode());
        System.out.println(Stream.of(1, 2, 3, 2).collect(Collectors.toUnmodifiableSet()).size() + " " + Stream.of(1, 2).collect(Collectors.toUnmodifiableList()) + " " + Stream.of(1, 2).collect(Collectors.toUnmodifiableMap(x -> x, x -> x * x)).get(2));
        System.out.println(Arrays.asList(1, null, 3) + " " + Stream.of(1, null).toList() + " " + List.of(1, 2, 3).subList(1, 3).subList(0, 1) + " " + List.of(4, 5, 6).listIterator(3).previous());
    }
}
