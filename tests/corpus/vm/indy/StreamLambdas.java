// Streams as ordinary programs use them, full of lambdas and method references.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamLambdas {
    record Emp(String name, String dept, int pay, int age) { }

    static void p(Object o) { System.out.println(o); }

    public static void main(String[] args) {
        List<Emp> es = List.of(new Emp("Ann", "it", 50, 30), new Emp("Bob", "hr", 40, 41), new Emp("Cid", "it", 70, 25), new Emp("Dan", "ops", 30, 55), new Emp("Eve", "hr", 45, 38), new Emp("Fay", "it", 50, 61));
        p(es.stream().filter(e -> e.pay > 40).map(Emp::name).collect(Collectors.joining(",", "[", "]")));
        p(es.stream().collect(Collectors.groupingBy(Emp::dept, TreeMap::new, Collectors.averagingInt(Emp::pay))));
        p(es.stream().collect(Collectors.partitioningBy(e -> e.age > 40, Collectors.mapping(Emp::name, Collectors.toList()))));
        p(es.stream().sorted(Comparator.comparingInt(Emp::pay).reversed().thenComparing(Emp::name, Comparator.reverseOrder())).map(Emp::name).toList());
        p(es.stream().collect(Collectors.toMap(Emp::dept, Emp::pay, Integer::sum, LinkedHashMap::new)));
        p(es.stream().mapToInt(Emp::pay).summaryStatistics());
        p(es.stream().max(Comparator.comparing(Emp::age)).map(Emp::name).orElse("?") + es.stream().map(Emp::pay).reduce(0, Integer::sum) + es.stream().anyMatch(e -> e.age > 60) + es.stream().allMatch(e -> e.pay > 35) + es.stream().noneMatch(e -> e.dept.isEmpty()));
        p(IntStream.rangeClosed(1, 5).mapToObj(i -> IntStream.rangeClosed(1, i).mapToObj(Integer::toString).collect(Collectors.joining(" "))).collect(Collectors.toList()));
        p(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).limit(12).map(f -> f[0]).toList());
        p(Stream.iterate(1, x -> x < 200, x -> x * 3).map(String::valueOf).collect(Collectors.joining("<")));
        p(Stream.of("b,a", "c", "").flatMap(s -> Arrays.stream(s.split(","))).filter(Predicate.not(String::isEmpty)).sorted().toList());
        p(IntStream.range(2, 40).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        List<String> log = new ArrayList<>();
        Optional<Integer> lazy = Stream.of(5, 3, 8, 1).peek(x -> log.add("p" + x)).filter(x -> { log.add("f" + x); return x < 4; }).map(x -> { log.add("m" + x); return x * x; }).findFirst();
        p(lazy + " " + log);
        p("the quick brown fox jumps over the lazy dog the end".chars().filter(Character::isLetter).mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())));
        p(Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.teeing(Collectors.summingInt(x -> x), Collectors.counting(), (s, n) -> s + "/" + n)) + Stream.of(1, 2, 3, 4).takeWhile(x -> x < 3).toList() + Stream.of(1, 2, 3, 4).dropWhile(x -> x < 3).toList() + Stream.of(3, 1, 3, 2).distinct().skip(1).toList());
        p(DoubleStream.of(1.5, 2.5).map(Math::ceil).sum() + " " + LongStream.rangeClosed(1, 15).reduce(1L, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).map(Object::toString).collect(Collectors.joining()) + " " + IntStream.range(0, 5).mapToLong(i -> 1L << i * 10).max().getAsLong());
        p(Arrays.toString(Stream.of("x", "yy").map(String::length).toArray(Integer[]::new)) + Arrays.toString(IntStream.iterate(10, i -> i - 3).limit(4).toArray()) + Stream.generate(() -> "z").limit(3).collect(Collectors.toCollection(ArrayDeque::new)));
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (sb, s) -> sb.append(s.charAt(0)), StringBuilder::append, sb -> sb.reverse().toString());
        p(Stream.of("alpha", "beta", "gamma").collect(own) + Stream.concat(Stream.of(1), Stream.of(2)).toList() + Stream.of(1, 2, 3).collect(ArrayList::new, (l, x) -> l.add(0, x), ArrayList::addAll));
        Supplier<Stream<Integer>> sup = () -> Stream.of(4, 2, 9);
        p(sup.get().min(Integer::compare).get() + sup.get().max(Comparator.naturalOrder()).get() + sup.get().count());
        Stream<Integer> once = sup.get();
        once.count();
        try { once.count(); } catch (IllegalStateException e) { p(e.getMessage()); }
        try { Stream.of("a", "a").collect(Collectors.toMap(x -> x, x -> 1)); } catch (IllegalStateException e) { p(e.getMessage()); }
        p(es.stream().collect(Collectors.groupingBy(e -> e.age / 20, TreeMap::new, Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Emp::pay)), o -> o.get().name()))));
        p(IntStream.range(0, 1000).parallel().map(x -> x * x % 7).sum() + " " + List.of(3, 1, 2).parallelStream().sorted().map(x -> x * 2).toList());
    }
}
