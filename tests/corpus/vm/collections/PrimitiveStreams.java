// IntStream, LongStream and DoubleStream: creation, mapping between kinds, reduction, statistics.
import java.util.*;
import java.util.stream.*;

public class PrimitiveStreams {
    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.out.println(IntStream.range(0, 5).sum() + " " + IntStream.rangeClosed(1, 5).reduce(1, (a, b) -> a * b) + " " + IntStream.of(3, 1, 2).max() + IntStream.of(3, 1, 2).min() + IntStream.empty().average() + " " + IntStream.of().sum());
        System.out.println(IntStream.iterate(1, x -> x * 3).limit(6).boxed().toList() + " " + IntStream.iterate(10, x -> x > 0, x -> x - 3).boxed().toList() + " " + IntStream.generate(() -> 7).limit(3).sum() + " " + IntStream.concat(IntStream.of(1), IntStream.of(2)).boxed().toList());
        System.out.println(IntStream.range(0, 10).filter(x -> x % 3 == 0).map(x -> x * x).mapToObj(x -> "n" + x).toList() + " " + IntStream.range(0, 3).mapToLong(x -> x * 10_000_000_000L).sum() + " " + IntStream.range(0, 3).mapToDouble(x -> x / 2.0).sum() + " " + IntStream.range(0, 3).asLongStream().max() + " " + IntStream.range(1, 3).asDoubleStream().boxed().toList());
        System.out.println(LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b) + " " + LongStream.of(5, 3).sorted().boxed().toList() + " " + LongStream.range(0, 5).mapToInt(x -> (int) x * 2).sum() + " " + LongStream.of(1L << 40).mapToObj(Long::toHexString).findFirst().get() + " " + LongStream.rangeClosed(Long.MAX_VALUE - 2, Long.MAX_VALUE).count());
        System.out.println(DoubleStream.of(1.1, 2.2, 3.3).sum() + " " + DoubleStream.of(0.1, 0.2, 0.3).sum() + " " + DoubleStream.of(1, 2).average() + " " + DoubleStream.of(3, Double.NaN, 1).max() + " " + DoubleStream.of(-0.0, 0.0).min() + " " + DoubleStream.of(1.9, -1.9).mapToInt(d -> (int) d).boxed().toList() + " " + DoubleStream.iterate(1, d -> d / 2).limit(5).mapToObj(Double::toString).collect(Collectors.joining(" ")));
        System.out.println(IntStream.range(0, 100).summaryStatistics() + " " + LongStream.empty().summaryStatistics() + " " + DoubleStream.of(1.5, 2.5).summaryStatistics());
        System.out.println(IntStream.of(3, 1, 3, 2).distinct().sorted().boxed().toList() + " " + IntStream.range(0, 20).skip(5).limit(3).boxed().toList() + " " + IntStream.range(0, 20).takeWhile(x -> x < 4).sum() + " " + IntStream.range(0, 6).dropWhile(x -> x < 4).sum() + " " + IntStream.range(0, 3).flatMap(x -> IntStream.range(0, x)).boxed().toList() + " " + IntStream.range(1, 4).mapMulti((x, c) -> {
            for (int i = 0; i < x; i++) c.accept(x);
        }).boxed().toList());
        System.out.println(IntStream.range(0, 5).anyMatch(x -> x == 3) + " " + IntStream.range(0, 5).allMatch(x -> x < 5) + " " + IntStream.range(0, 5).noneMatch(x -> x > 9) + " " + IntStream.range(5, 9).findFirst() + " " + IntStream.range(0, 50).count());
        System.out.println(Arrays.toString(IntStream.range(0, 4).mapToObj(i -> new int[i]).mapToInt(a -> a.length).toArray()) + " " + Arrays.stream(new double[] {1, 2, 3}, 1, 3).sum() + " " + IntStream.of(1, 2, 3).collect(ArrayList::new, ArrayList::add, ArrayList::addAll) + " " + "hello".chars().filter(c -> "aeiou".indexOf(c) >= 0).count() + " " + new Random(1).ints(3, 0, 9).boxed().toList() + " " + IntStream.range(0, 3).boxed().collect(Collectors.toMap(x -> x, x -> x * x)));
        PrimitiveIterator.OfInt it = IntStream.range(0, 3).iterator();
        int s = 0;
        while (it.hasNext()) s = s * 10 + it.nextInt() + 1;
        System.out.println(s + " " + IntStream.rangeClosed(1, 100).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0) && n > 1).sum());
        IntStream.range(0, 3).peek(x -> System.out.print("peek" + x + " ")).forEach(x -> System.out.print("each" + x + " "));
        System.out.println();
        IntStream.of(3, 1, 2).peek(x -> System.out.print("before" + x + " ")).sorted().peek(x -> System.out.print("after" + x + " ")).limit(2).forEach(x -> { });
        System.out.println();
        IntStream.Builder b = IntStream.builder();
        b.add(1).add(2).accept(3);
        System.out.println(b.build().sum());
        try {
            b.add(4);
        } catch (IllegalStateException e) {
            System.out.println("builder closed");
        }
        System.out.println(IntStream.range(0, 1000).parallel().filter(x -> x % 3 == 0).mapToLong(x -> x).sum() + " " + DoubleStream.generate(() -> 0.1).limit(10).sum() + " " + IntStream.rangeClosed(Integer.MAX_VALUE - 1, Integer.MAX_VALUE).mapToLong(x -> x).sum() + " " + IntStream.range(5, 0).count());
        System.out.println(Stream.of("a", "bb").mapToInt(String::length).boxed().toList() + " " + Stream.of("1", "2").mapToDouble(Double::parseDouble).sum() + " " + Stream.of(List.of(1, 2), List.of(3)).flatMapToInt(l -> l.stream().mapToInt(x -> x)).sum() + " " + Stream.of(1, 2).mapToLong(x -> x).max());
    }
}
