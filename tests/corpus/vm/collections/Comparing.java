// Comparator combinators, natural order, null handling, stable sorts, comparators that break their contract.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Comparing {
    record P(String first, String last, int age, Double score) {
        static P of(String s) {
            String[] a = s.split(",");
            return new P(a[0], a[1], Integer.parseInt(a[2]), a[3].equals("-") ? null : Double.valueOf(a[3]));
        }

        @Override
        public String toString() {
            return first.charAt(0) + "" + last.charAt(0) + age;
        }
    }

    public static void main(String[] args) {
        List<P> ps = Stream.of("Ann,Zed,30,1.5", "Bob,Yes,25,-", "Cid,Zed,25,3.0", "Dan,Ash,40,1.5", "Eve,Yes,30,-", "Fay,Ash,25,2.0").map(P::of).toList();
        Map<String, Comparator<P>> cs = new LinkedHashMap<>();
        cs.put("age", Comparator.comparingInt(P::age));
        cs.put("age desc then last", Comparator.comparingInt(P::age).reversed().thenComparing(P::last));
        cs.put("last then first desc", Comparator.comparing(P::last).thenComparing(P::first, Comparator.reverseOrder()));
        cs.put("score nulls first", Comparator.comparing(P::score, Comparator.nullsFirst(Comparator.naturalOrder())));
        cs.put("score nulls last desc", Comparator.comparing(P::score, Comparator.nullsLast(Comparator.reverseOrder())).thenComparingInt(P::age));
        cs.put("length of last", Comparator.comparing(P::last, Comparator.comparingInt(String::length)).thenComparingLong(P::age).thenComparingDouble(p -> p.score() == null ? -1 : p.score()));
        cs.forEach((n, c) -> System.out.println(n + " " + ps.stream().sorted(c).toList() + " max " + ps.stream().max(c).get() + " min " + ps.stream().min(c).get() + " " + c.compare(ps.get(0), ps.get(1)) + c.reversed().compare(ps.get(0), ps.get(1))));
        System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<String>reverseOrder().compare("a", "b") + " " + Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER).compare("a", "B") + " " + (Comparator.naturalOrder().reversed() == Comparator.reverseOrder()) + " " + Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).compare(null, 1) + Comparator.nullsFirst(null).compare("x", "y"));
        record K(int key, int seq) { }
        List<K> ks = new ArrayList<>();
        Random r = new Random(8);
        for (int i = 0; i < 500; i++) ks.add(new K(r.nextInt(20), i));
        for (int round = 0; round < 3; round++) {
            List<K> s = new ArrayList<>(ks);
            if (round == 0) s.sort(Comparator.comparingInt(K::key));
            else if (round == 1) s = s.stream().sorted(Comparator.comparingInt(K::key)).toList();
            else {
                K[] a = s.toArray(new K[0]);
                Arrays.parallelSort(a, Comparator.comparingInt(K::key));
                s = Arrays.asList(a);
            }
            boolean stable = true;
            for (int i = 1; i < s.size(); i++) stable &= s.get(i - 1).key() < s.get(i).key() || s.get(i - 1).key() == s.get(i).key() && s.get(i - 1).seq() < s.get(i).seq();
            System.out.println("stable " + stable);
        }
        int[] compares = {0};
        Integer[] sorted = IntStream.range(0, 100).boxed().toArray(Integer[]::new);
        Arrays.sort(sorted, (a, b) -> {
            compares[0]++;
            return a - b;
        });
        System.out.println("comparisons of sorted input " + compares[0]);
        compares[0] = 0;
        Integer[] desc = IntStream.range(0, 100).mapToObj(i -> 100 - i).toArray(Integer[]::new);
        Arrays.sort(desc, (a, b) -> {
            compares[0]++;
            return a.compareTo(b);
        });
        System.out.println("of descending input " + compares[0] + " " + desc[0]);
        compares[0] = 0;
        Integer[] rnd = new Random(1).ints(300, 0, 1000).boxed().toArray(Integer[]::new);
        Arrays.sort(rnd, (a, b) -> {
            compares[0]++;
            return a.compareTo(b);
        });
        System.out.println("of random input " + compares[0]);
        Integer[] broken = new Random(6).ints(400, 0, 100).boxed().toArray(Integer[]::new);
        try {
            Arrays.sort(broken, (a, b) -> a > b ? 1 : a < b ? (a * 7 + b) % 3 - 1 : (a + b) % 2 == 0 ? 1 : -1);
            System.out.println("sorted somehow " + Arrays.hashCode(broken));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeMap<Object, Integer>().put(new Object(), 1);
        } catch (ClassCastException e) {
            System.out.println("tree needs comparable");
        }
        TreeSet<String> byLen = new TreeSet<>(Comparator.comparingInt(String::length));
        System.out.println(byLen.add("aa") + " " + byLen.add("bb") + " " + byLen.contains("zz") + byLen);
        Function<P, String> f = P::first;
        BinaryOperator<P> older = BinaryOperator.maxBy(Comparator.comparingInt(P::age));
        System.out.println(older.andThen(f).apply(ps.get(0), ps.get(3)) + " " + ps.stream().map(f.andThen(String::length).compose(x -> x)).toList());
    }
}
