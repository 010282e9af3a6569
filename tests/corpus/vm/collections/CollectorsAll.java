// Every collector of java.util.stream.Collectors and collectors of one's own.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollectorsAll {
    static void p(Object o) {
        System.out.println(o);
    }

    record S(String dept, String name, int pay, List<String> skills) { }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        List<S> ss = List.of(new S("dev", "ann", 90, List.of("java", "sql")), new S("ops", "bob", 70, List.of("bash")), new S("dev", "cid", 120, List.of("rust", "java")), new S("hr", "dee", 60, List.of()), new S("ops", "eve", 80, List.of("sql", "bash")));
        p(new TreeMap<>(ss.stream().collect(Collectors.groupingBy(S::dept))).keySet());
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.summingInt(S::pay))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.averagingDouble(S::pay))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.mapping(S::name, Collectors.toCollection(TreeSet::new)))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.flatMapping(s -> s.skills().stream(), Collectors.toCollection(TreeSet::new)))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.filtering(s -> s.pay() > 75, Collectors.counting()))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(S::pay)), o -> o.get().name()))));
        p(ss.stream().collect(Collectors.groupingBy(S::dept, TreeMap::new, Collectors.groupingBy(s -> s.pay() / 50, TreeMap::new, Collectors.mapping(S::name, Collectors.joining("/"))))));
        p(ss.stream().collect(Collectors.partitioningBy(s -> s.skills().contains("java"), Collectors.mapping(S::name, Collectors.toList()))));
        p(Stream.<S>empty().collect(Collectors.partitioningBy(s -> true)));
        p(ss.stream().collect(Collectors.toMap(S::name, S::pay, (a, b) -> a, LinkedHashMap::new)));
        p(ss.stream().collect(Collectors.summarizingDouble(S::pay)));
        p(ss.stream().collect(Collectors.summarizingLong(S::pay)));
        p(ss.stream().map(S::pay).collect(Collectors.reducing(Integer::max)) + " " + ss.stream().collect(Collectors.reducing(0, S::pay, Integer::sum)) + " " + ss.stream().map(S::pay).collect(Collectors.reducing(1000, (a, b) -> a - b)));
        p(ss.stream().map(S::name).collect(Collectors.joining()) + " " + ss.stream().map(S::name).collect(Collectors.joining(",")) + " " + Stream.<String>empty().collect(Collectors.joining(",", "<", ">")));
        p(ss.stream().collect(Collectors.teeing(Collectors.averagingInt(S::pay), Collectors.summingInt(S::pay), (a, s) -> a + "/" + s)));
        p(ss.stream().collect(Collectors.minBy(Comparator.comparing(S::pay))).map(S::name));
        p(ss.stream().collect(Collectors.counting()) + " " + ss.stream().collect(Collectors.averagingLong(S::pay)) + " " + ss.stream().collect(Collectors.summingDouble(S::pay)) + " " + Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)));
        p(ss.parallelStream().collect(Collectors.groupingByConcurrent(S::dept, java.util.concurrent.ConcurrentSkipListMap::new, Collectors.counting())));
        p(new TreeMap<>(ss.parallelStream().collect(Collectors.toConcurrentMap(S::name, S::pay))));
        Collector<Integer, int[], String> range = Collector.of(() -> new int[] {Integer.MAX_VALUE, Integer.MIN_VALUE}, (a, x) -> {
            a[0] = Math.min(a[0], x);
            a[1] = Math.max(a[1], x);
        }, (a, b) -> new int[] {Math.min(a[0], b[0]), Math.max(a[1], b[1])}, a -> a[0] + ".." + a[1], Collector.Characteristics.UNORDERED);
        p(ss.stream().map(S::pay).collect(range) + " " + IntStream.range(0, 1000).parallel().boxed().collect(range) + " " + range.characteristics());
        Collector<Integer, ?, List<List<Integer>>> chunks = Collector.of(ArrayList::new, (List<List<Integer>> l, Integer x) -> {
            if (l.isEmpty() || l.get(l.size() - 1).size() == 3) l.add(new ArrayList<>());
            l.get(l.size() - 1).add(x);
        }, (a, b) -> {
            throw new UnsupportedOperationException();
        });
        p(IntStream.range(0, 8).boxed().collect(chunks));
        for (Supplier<?> bad : List.<Supplier<?>>of(() -> Stream.of("a", "b", "a").collect(Collectors.toMap(x -> x, x -> 1)), () -> Stream.of("a").collect(Collectors.toMap(x -> x, x -> null)), () -> Stream.of(1, 2).collect(Collectors.groupingBy(x -> null)), () -> Stream.of((Object) null).collect(Collectors.toUnmodifiableList()))) {
            try {
                p(bad.get());
            } catch (RuntimeException e) {
                p(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        p(Stream.of("x", "yy", "zz").collect(Collectors.collectingAndThen(Collectors.groupingBy(String::length), m -> m.entrySet().stream().map(e -> e.getKey() + "x" + e.getValue().size()).sorted().toList())));
        p(Stream.of(1, 2, 3).collect(StringBuilder::new, (b, x) -> b.append(x), StringBuilder::append).reverse());
        DoubleSummaryStatistics d = new DoubleSummaryStatistics();
        d.accept(1.5);
        d.accept(2.5);
        d.combine(new DoubleSummaryStatistics());
        p(d.getMin() + " " + d.getMax() + " " + d.getAverage() + " " + d.getSum() + " " + d.getCount() + " " + new IntSummaryStatistics());
    }
}
