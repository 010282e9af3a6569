// HashSet, LinkedHashSet, TreeSet: algebra, navigation, views, equality, hash codes.
import java.util.*;
import java.util.stream.*;

public class Sets {
    public static void main(String[] args) {
        Set<Integer> a = new TreeSet<>(List.of(1, 2, 3, 4, 5));
        Set<Integer> b = new TreeSet<>(List.of(4, 5, 6));
        Set<Integer> u = new TreeSet<>(a);
        u.addAll(b);
        Set<Integer> i = new TreeSet<>(a);
        i.retainAll(b);
        Set<Integer> d = new TreeSet<>(a);
        d.removeAll(b);
        Set<Integer> sym = new TreeSet<>(u);
        sym.removeAll(i);
        System.out.println(u + " " + i + " " + d + " " + sym + " " + a.containsAll(i) + " " + Collections.disjoint(d, b));
        HashSet<String> h = new HashSet<>();
        System.out.println(h.add("x") + " " + h.add("x") + " " + h.add(null) + " " + h.contains(null) + " " + h.size() + " " + h.remove("y") + " " + h);
        Set<String> words = new HashSet<>(Arrays.asList("delta alpha charlie bravo echo foxtrot golf hotel india juliet".split(" ")));
        System.out.println(words + " " + words.hashCode() + " " + words.equals(new TreeSet<>(words)));
        LinkedHashSet<Integer> l = new LinkedHashSet<>(List.of(3, 1, 2));
        l.add(1);
        l.remove(3);
        l.add(3);
        System.out.println(l + " " + l.iterator().next());
        TreeSet<Integer> t = new TreeSet<>();
        for (int k = 0; k < 50; k += 5) t.add(k);
        System.out.println(t.first() + " " + t.last() + " " + t.floor(12) + t.ceiling(12) + t.lower(10) + t.higher(10) + " " + t.floor(-1) + " " + t.headSet(15) + t.headSet(15, true) + t.tailSet(40) + t.subSet(10, false, 30, true) + t.descendingSet());
        NavigableSet<Integer> sub = t.subSet(10, true, 30, true);
        sub.remove(20);
        sub.add(17);
        System.out.println(sub + " " + t.contains(20) + " " + sub.pollFirst() + sub.pollLast() + " " + sub.descendingSet() + " " + sub.size() + " " + sub.first());
        try {
            sub.add(31);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.subSet(30, 10);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeSet<Integer>().first();
        } catch (NoSuchElementException e) {
            System.out.println("empty " + e.getMessage());
        }
        StringBuilder sb = new StringBuilder();
        t.descendingIterator().forEachRemaining(x -> sb.append(x).append(' '));
        System.out.println(sb);
        TreeSet<String> ci = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        ci.addAll(List.of("b", "A", "B", "a", "c"));
        System.out.println(ci + " " + ci.contains("C") + " " + ci.comparator().compare("x", "X"));
        Set<List<Integer>> nested = new HashSet<>(List.of(List.of(1, 2), Arrays.asList(2, 1)));
        System.out.println(nested.contains(new LinkedList<>(List.of(2, 1))) + " " + nested.size() + " " + Set.of(1, 2).equals(new HashSet<>(List.of(2, 1))));
        Set<Integer> power = IntStream.range(0, 8).boxed().collect(Collectors.toCollection(LinkedHashSet::new));
        System.out.println(power.stream().map(m -> IntStream.range(0, 3).filter(k -> (m >> k & 1) == 1).mapToObj(k -> "" + (char) ('a' + k)).collect(Collectors.joining())).toList());
        HashSet<Integer> big = new HashSet<>();
        for (int k = 0; k < 5000; k++) big.add(k * 31 % 4999);
        int ord = 0;
        for (int x : big) ord = ord * 31 + x;
        System.out.println(big.size() + " " + ord + " " + big.removeIf(x -> x % 2 == 0) + big.size());
        HashSet<Integer> copy = new HashSet<>(big);
        copy.removeAll(new ArrayList<>(List.of(1, 3, 5)));
        System.out.println(big.size() - copy.size() + " " + ((HashSet<?>) big.clone()).size() + " " + Arrays.stream(big.toArray(new Integer[0])).mapToInt(x -> x).max().getAsInt());
        TreeSet<int[]> arr = new TreeSet<>(Arrays::compare);
        arr.add(new int[] {2});
        arr.add(new int[] {1, 5});
        arr.add(new int[] {1, 5});
        System.out.println(arr.size() + " " + arr.first()[1]);
    }
}
