// Sequenced collections and maps: first, last, reversed views.
//@ jdk: 21+
import java.util.*;

public class Sequenced {
    static void t(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    static void seq(SequencedCollection<Integer> c) {
        System.out.println(c.getClass().getSimpleName() + " " + c + " " + c.getFirst() + " " + c.getLast() + " " + c.reversed() + " " + c.reversed().reversed());
        t("addFirst", () -> c.addFirst(100));
        t("addLast", () -> c.addLast(200));
        System.out.println(c + " " + c.removeFirst() + " " + c.removeLast() + " " + c);
        StringBuilder sb = new StringBuilder();
        for (Integer x : c.reversed()) sb.append(x).append(' ');
        System.out.println(sb + "" + c.reversed().stream().map(x -> x * 2).toList());
    }

    public static void main(String[] args) {
        List<Integer> in = List.of(3, 1, 2);
        seq(new ArrayList<>(in));
        seq(new LinkedList<>(in));
        seq(new ArrayDeque<>(in));
        seq(new LinkedHashSet<>(in));
        seq(new TreeSet<>(in));
        seq(new Vector<>(in));
        List<Integer> l = new ArrayList<>(in);
        List<Integer> r = l.reversed();
        r.add(9);
        r.set(0, 7);
        r.remove(Integer.valueOf(1));
        r.sort(null);
        System.out.println(l + " " + r + " " + r.indexOf(9) + " " + r.subList(1, 3) + " " + r.equals(List.of(3, 7, 9)) + " " + r.get(0));
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("a", 1);
        m.put("b", 2);
        m.put("c", 3);
        System.out.println(m.firstEntry() + " " + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + " " + m.sequencedValues().getLast() + " " + m.sequencedEntrySet().getFirst());
        m.putFirst("z", 26);
        m.putLast("a", 100);
        m.reversed().put("d", 4);
        System.out.println(m + " " + m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m);
        TreeMap<Integer, String> t = new TreeMap<>(Map.of(1, "x", 2, "y", 3, "z"));
        System.out.println(t.reversed() + " " + t.firstEntry() + " " + t.sequencedKeySet().reversed());
        t("tree putFirst", () -> t.putFirst(0, "w"));
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("p", "q", "r"));
        s.addFirst("r");
        s.addLast("p");
        System.out.println(s + " " + s.reversed());
        t("empty getFirst", () -> new ArrayList<>().getFirst());
        t("empty removeLast", () -> new LinkedHashSet<>().removeLast());
        t("immutable reversed", () -> List.of(1, 2).reversed().add(3));
        t("immutable addFirst", () -> List.of(1, 2).addFirst(3));
        System.out.println(List.of(1, 2, 3).reversed() + " " + List.of(1, 2).getLast() + " " + Collections.unmodifiableSequencedCollection(new ArrayDeque<>(in)).reversed() + " " + Collections.unmodifiableSequencedMap(m).lastEntry() + " " + Arrays.asList(1, 2, 3).reversed());
        t("set from map", () -> System.out.println(Collections.newSequencedSetFromMap(new LinkedHashMap<Integer, Boolean>()).add(1)));
    }
}
