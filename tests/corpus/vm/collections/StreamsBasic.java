// Streams: laziness, the intermediate and terminal operations, primitive streams, collectors.
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

public class StreamsBasic {
    record P(String name, String city, int age) { }

    static void p(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        List<P> ps = List.of(new P("Ann", "Rome", 31), new P("Bob", "Oslo", 25), new P("Cid", "Rome", 47), new P("Dee", "Bern", 25), new P("Eve", "Oslo", 60));
        p(ps.stream().filter(p -> p.age() > 30).map(P::name).collect(Collectors.toList()));
        p(ps.stream().collect(Collectors.groupingBy(P::city, TreeMap::new, Collectors.mapping(P::name, Collectors.joining("+")))));
        p(ps.stream().collect(Collectors.partitioningBy(p -> p.age() < 40, Collectors.averagingInt(P::age))));
        p(ps.stream().collect(Collectors.toMap(P::city, P::age, Integer::sum, TreeMap::new)));
        p(ps.stream().sorted(Comparator.comparingInt(P::age).thenComparing(P::name, Comparator.reverseOrder())).map(P::name).toList());
        p(ps.stream().collect(Collectors.summarizingInt(P::age)));
        p(ps.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.maxBy(Comparator.comparing(P::age)), (n, m) -> n + " " + m.get())));
        p(ps.stream().map(P::age).reduce(0, Integer::sum) + " " + ps.stream().mapToInt(P::age).max() + " " + ps.stream().mapToInt(P::age).average() + " " + IntStream.empty().max());
        try {
            ps.stream().collect(Collectors.toMap(P::city, P::name));
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        Stream<String> lazy = Stream.of("x", "yy", "zzz").peek(s -> p("peek " + s)).filter(s -> {
            p("filter " + s);
            return s.length() > 1;
        }).map(s -> {
            p("map " + s);
            return s.toUpperCase(Locale.ROOT);
        });
        p("nothing yet");
        p(lazy.findFirst().get());
        try {
            lazy.count();
        } catch (IllegalStateException e) {
            p(e.getMessage());
        }
        p(Stream.iterate(1, x -> x * 2).limit(12).toList() + " " + Stream.iterate(1, x -> x < 100, x -> x * 3).toList() + " " + Stream.generate(() -> "g").limit(3).collect(Collectors.joining()));
        p(IntStream.rangeClosed(1, 20).boxed().takeWhile(x -> x < 5).toList() + " " + IntStream.rangeClosed(1, 8).dropWhile(x -> x < 5).boxed().toList() + " " + IntStream.range(0, 20).skip(3).limit(4).sum());
        p(Stream.of(List.of(1, 2), List.of(3), List.<Integer>of()).flatMap(List::stream).map(x -> x * x).toList() + " " + Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) sink.accept(x + "." + i);
        }).toList());
        p(Stream.of(3, 1, 2, 3, 1).distinct().sorted(Collections.reverseOrder()).toList() + " " + Stream.concat(Stream.of("a"), Stream.of("b")).toList());
        p(Stream.of(1, 2, 3).allMatch(x -> x > 0) + " " + Stream.empty().allMatch(x -> false) + " " + Stream.of(1).noneMatch(x -> x > 0) + " " + Stream.of(5, 6).anyMatch(x -> x == 6) + " " + Stream.of(4, 9, 2).min(Integer::compare) + " " + Stream.of(1, 2, 3).count());
        p("hello".chars().mapToObj(c -> "" + (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting())));
        p(DoubleStream.of(1.5, 2.5, 3).summaryStatistics() + " " + LongStream.range(0, 5).mapToObj(Long::toString).collect(Collectors.joining(",", "[", "]")));
        p(Arrays.toString(Stream.of("b", "a").sorted().toArray(String[]::new)) + " " + Arrays.toString(IntStream.of(3, 1, 2).sorted().toArray()) + " " + IntStream.of(1, 2).asDoubleStream().boxed().toList());
        p(Stream.of(1, 2, 3, 4).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.reducing(1, x -> x + 1, (a, b) -> a * b)) + " " + Stream.of(1, 2, 3, 4).collect(Collectors.filtering(x -> x % 2 == 0, Collectors.toSet())) + " " + Stream.of(1, 2).collect(Collectors.flatMapping(x -> Stream.of(x, x), Collectors.toList())));
        p(Stream.of("a", "b", "c").reduce((a, b) -> b + a).get() + " " + Stream.of(1, 2, 3).reduce(0, (a, b) -> a + b * 10, Integer::sum) + " " + Stream.ofNullable(null).count());
        Iterator<Integer> it = Stream.of(1, 2, 3).iterator();
        it.next();
        p(it.next() + " " + IntStream.range(0, 3).mapToObj(i -> "i" + i).collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        try (Stream<Integer> s = Stream.of(1).onClose(() -> p("closed"))) {
            s.forEach(System.out::println);
        }
        try {
            Stream.of(1, 2).toList().add(3);
        } catch (UnsupportedOperationException e) {
            p("immutable toList");
        }
        List<String> src = new ArrayList<>(List.of("p", "q"));
        Stream<String> late = src.stream();
        src.add("r");
        p(late.collect(Collectors.joining()));
    }
}
