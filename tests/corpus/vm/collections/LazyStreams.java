// What streams evaluate and when: laziness, short circuits, fusion, state, reuse, onClose.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LazyStreams {
    static <T> UnaryOperator<T> log(String tag) {
        return x -> {
            System.out.print(tag + x + " ");
            return x;
        };
    }

    static void line() {
        System.out.println();
    }

    public static void main(String[] args) {
        Stream.of(1, 2, 3, 4, 5).map(log("m")).filter(x -> x % 2 == 0).map(log("f")).findFirst();
        line();
        Stream.of(5, 3, 4).map(log("a")).sorted().map(log("b")).limit(2).forEach(x -> System.out.print("e" + x + " "));
        line();
        Stream.iterate(1, x -> x + 1).map(log("i")).filter(x -> x % 3 == 0).limit(2).forEach(x -> { });
        line();
        Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x * 10).map(log("in"))).map(log("out")).anyMatch(x -> x == 10);
        line();
        System.out.println(Stream.of(1, 2, 3).peek(x -> System.out.print("counted? ")).count());
        System.out.println(Stream.of(1, 2, 3).filter(x -> true).peek(x -> System.out.print("counted ")).count());
        Stream.of(1, 2, 2, 3, 1).map(log("d")).distinct().map(log("u")).forEach(x -> { });
        line();
        Stream.of(1, 2, 3, 4).map(log("t")).takeWhile(x -> x < 3).forEach(log("k")::apply);
        line();
        Stream.of(1, 2, 3, 4).skip(2).map(log("s")).forEach(x -> { });
        line();
        Stream.concat(Stream.of(1).map(log("c")), Stream.of(2).map(log("c"))).findFirst();
        line();
        Stream<Integer> unused = Stream.of(1).map(log("never"));
        List<Integer> src = new ArrayList<>(List.of(1, 2));
        Stream<Integer> late = src.stream().map(log("L"));
        src.add(3);
        late.forEach(x -> { });
        line();
        for (Consumer<Stream<Integer>> second : List.<Consumer<Stream<Integer>>>of(s -> s.map(x -> x), s -> s.count(), s -> s.iterator())) {
            Stream<Integer> s = Stream.of(1, 2);
            s.forEach(x -> { });
            try {
                second.accept(s);
            } catch (IllegalStateException e) {
                System.out.print(e.getMessage() + "; ");
            }
        }
        line();
        try (Stream<Integer> s = Stream.of(1).onClose(() -> System.out.print("close1 ")).map(x -> x).onClose(() -> System.out.print("close2 "))) {
            s.forEach(x -> System.out.print("body "));
        }
        line();
        try {
            Stream<Integer> s = Stream.of(1).onClose(() -> {
                throw new IllegalStateException("c1");
            }).onClose(() -> {
                throw new IllegalArgumentException("c2");
            });
            s.close();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " suppressed " + e.getSuppressed()[0].getMessage());
        }
        try {
            Stream.of(1, 2, 3).map(x -> 6 / (x - 2)).map(log("x")).forEach(x -> { });
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> it = Stream.of(1, 2, 3).map(log("n")).iterator();
        System.out.print("has" + it.hasNext() + " ");
        it.next();
        System.out.print("got ");
        it.next();
        line();
        Supplier<Stream<Integer>> again = () -> Stream.of(3, 1, 2);
        System.out.println(again.get().sorted().toList() + " " + again.get().max(Integer::compare).get() + again.get().reduce(0, Integer::sum));
        int[] calls = {0};
        Stream.generate(() -> calls[0]++).limit(4).sorted(Comparator.reverseOrder()).forEach(x -> System.out.print(x + " "));
        System.out.println("calls " + calls[0]);
        System.out.println(IntStream.range(0, 10).boxed().sorted(Comparator.comparing((Integer x) -> x % 3)).toList() + " " + Stream.of("b", "a", "c").sorted(Comparator.reverseOrder()).skip(1).findFirst().get());
        System.out.println(Stream.of(1, 2, 3, 4, 5, 6).parallel().map(x -> x * 2).unordered().sequential().map(x -> x + 1).isParallel() + " " + Stream.of(1).parallel().isParallel());
        Stream<Integer> big = Stream.iterate(0, x -> x + 1).limit(50);
        for (int i = 0; i < 30; i++) big = big.map(x -> x + 1);
        System.out.println(big.mapToInt(x -> x).sum());
        List<Supplier<Integer>> sup = IntStream.range(0, 3).<Supplier<Integer>>mapToObj(i -> () -> i * i).toList();
        System.out.println(sup.stream().map(Supplier::get).toList());
        System.out.println(Stream.of("a,b", "c").flatMap(x -> Arrays.stream(x.split(","))).collect(Collectors.toCollection(ArrayDeque::new)).peekLast() + " " + Stream.of(1, 2, 3).flatMap(x -> x == 2 ? null : Stream.of(x)).toList());
    }
}
