// Parallel streams and ForkJoin tasks whose results do not depend on the schedule.
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class ParallelStreams {
    static class Sum extends RecursiveTask<Long> {
        final int[] a;
        final int lo, hi;

        Sum(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Long compute() {
            if (hi - lo <= 64) {
                long s = 0;
                for (int i = lo; i < hi; i++) s += a[i];
                return s;
            }
            int mid = (lo + hi) >>> 1;
            Sum left = new Sum(a, lo, mid);
            left.fork();
            long r = new Sum(a, mid, hi).compute();
            return r + left.join();
        }
    }

    static class Doubler extends RecursiveAction {
        final int[] a;
        final int lo, hi;

        Doubler(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo < 50) for (int i = lo; i < hi; i++) a[i] *= 2;
            else invokeAll(new Doubler(a, lo, (lo + hi) / 2), new Doubler(a, (lo + hi) / 2, hi));
        }
    }

    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 1000).parallel().sum());
        System.out.println(LongStream.rangeClosed(1, 15).parallel().reduce(1, (a, b) -> a * b));
        System.out.println(IntStream.range(0, 50).parallel().boxed().map(i -> i * i).collect(Collectors.toList()));
        TreeMap<Integer, Long> groups = IntStream.range(0, 200).parallel().boxed().collect(Collectors.groupingBy(i -> i % 7, TreeMap::new, Collectors.counting()));
        System.out.println(groups);
        List<String> ws = Arrays.asList("delta", "alpha", "charlie", "bravo", "echo");
        System.out.println(ws.parallelStream().sorted().collect(Collectors.joining("<")));
        System.out.println(ws.parallelStream().map(String::toUpperCase).reduce("", String::concat));
        ws.parallelStream().forEachOrdered(s -> System.out.print(s + " "));
        System.out.println();
        System.out.println(IntStream.range(0, 1000).parallel().filter(i -> i % 17 == 3).findFirst().getAsInt());
        System.out.println(IntStream.range(0, 1000).parallel().anyMatch(i -> i == 999) + " " + IntStream.range(0, 1000).parallel().noneMatch(i -> i > 999));
        System.out.println(IntStream.range(0, 100).parallel().skip(20).limit(5).boxed().collect(Collectors.toList()));
        System.out.println(Arrays.stream(new int[] {3, 1, 3, 2, 1}).parallel().distinct().sorted().boxed().collect(Collectors.toList()));
        int[] a = new int[3000];
        Arrays.parallelSetAll(a, i -> i * 7 % 1000);
        Arrays.parallelSort(a);
        System.out.println(a[0] + " " + a[1500] + " " + a[2999]);
        Arrays.parallelPrefix(a, Integer::sum);
        System.out.println(a[10] + " " + a[2999]);
        System.out.println(new ForkJoinPool(3).invoke(new Sum(a, 0, a.length)));
        int[] d = IntStream.range(0, 500).toArray();
        ForkJoinPool.commonPool().invoke(new Doubler(d, 0, d.length));
        System.out.println(d[1] + " " + d[499] + " " + new Sum(d, 0, d.length).invoke());
        try {
            IntStream.range(0, 100).parallel().map(i -> 10 / (i - 50)).sum();
        } catch (ArithmeticException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        StringBuilder sb = IntStream.range(0, 26).parallel().collect(StringBuilder::new, (s, i) -> s.append((char) ('a' + i)), StringBuilder::append);
        System.out.println(sb);
    }
}
