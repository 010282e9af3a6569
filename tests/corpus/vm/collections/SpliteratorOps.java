// Spliterator: trySplit, characteristics, sizes, own implementations, StreamSupport.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class SpliteratorOps {
    static String chars(Spliterator<?> s) {
        StringBuilder sb = new StringBuilder();
        int[] bits = {Spliterator.ORDERED, Spliterator.DISTINCT, Spliterator.SORTED, Spliterator.SIZED, Spliterator.NONNULL, Spliterator.IMMUTABLE, Spliterator.CONCURRENT, Spliterator.SUBSIZED};
        String[] names = {"ORD", "DIS", "SORT", "SIZED", "NONNULL", "IMM", "CONC", "SUB"};
        for (int i = 0; i < bits.length; i++) if (s.hasCharacteristics(bits[i])) sb.append(names[i]).append(' ');
        return sb.toString().trim();
    }

    static class Range implements Spliterator.OfInt {
        int lo;
        final int hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public boolean tryAdvance(IntConsumer a) {
            if (lo >= hi) return false;
            a.accept(lo++);
            return true;
        }

        @Override
        public OfInt trySplit() {
            int mid = (lo + hi) >>> 1;
            if (mid <= lo + 1) return null;
            Range r = new Range(lo, mid);
            lo = mid;
            return r;
        }

        @Override
        public long estimateSize() {
            return hi - lo;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED | SORTED | DISTINCT | NONNULL | IMMUTABLE;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    public static void main(String[] args) {
        Map<String, Collection<Integer>> cs = new LinkedHashMap<>();
        List<Integer> in = List.of(5, 3, 1, 4, 2, 6, 7, 8);
        cs.put("ArrayList", new ArrayList<>(in));
        cs.put("LinkedList", new LinkedList<>(in));
        cs.put("HashSet", new HashSet<>(in));
        cs.put("TreeSet", new TreeSet<>(in));
        cs.put("ArrayDeque", new ArrayDeque<>(in));
        cs.put("PriorityQueue", new PriorityQueue<>(in));
        cs.put("List.of", in);
        cs.put("asList", Arrays.asList(3, 2, 1, 0));
        cs.put("LinkedHashSet", new LinkedHashSet<>(in));
        cs.forEach((n, c) -> {
            Spliterator<Integer> s = c.spliterator();
            long size = s.estimateSize();
            Spliterator<Integer> p = s.trySplit();
            StringBuilder sb = new StringBuilder();
            if (p != null) p.forEachRemaining(x -> sb.append(x).append(' '));
            sb.append("| ");
            boolean first = s.tryAdvance(x -> sb.append(x).append("! "));
            s.forEachRemaining(x -> sb.append(x).append(' '));
            System.out.println(n + " " + size + " " + first + " " + sb + " " + s.tryAdvance(x -> { }) + " " + s.getExactSizeIfKnown() + " [" + chars(c.spliterator()) + "]");
        });
        System.out.println(StreamSupport.intStream(new Range(0, 100), false).sum() + " " + StreamSupport.intStream(new Range(0, 100), true).filter(x -> x % 7 == 0).boxed().toList() + " " + StreamSupport.intStream(new Range(5, 9), false).sorted().boxed().toList());
        System.out.println("[" + chars(Stream.of(1, 2).spliterator()) + "] [" + chars(Stream.of(1, 2).filter(x -> true).spliterator()) + "] [" + chars(IntStream.range(0, 5).spliterator()) + "] [" + chars(Stream.iterate(1, x -> x).spliterator()) + "] [" + chars(new TreeSet<>(in).stream().map(x -> x).spliterator()) + "] [" + chars(in.stream().distinct().sorted().spliterator()) + "]");
        Iterator<Integer> it = Spliterators.iterator(in.spliterator());
        it.next();
        System.out.println(it.next() + " " + StreamSupport.stream(Spliterators.spliteratorUnknownSize(in.iterator(), 0), false).count() + " " + Spliterators.emptySpliterator().estimateSize() + " " + StreamSupport.stream(((Iterable<Integer>) () -> List.of(1, 2).iterator()).spliterator(), false).toList());
        Spliterator<Integer> lim = new Spliterators.AbstractSpliterator<>(Long.MAX_VALUE, Spliterator.ORDERED) {
            int a = 0;
            int b = 1;

            @Override
            public boolean tryAdvance(Consumer<? super Integer> c) {
                c.accept(a);
                int t = a + b;
                a = b;
                b = t;
                return true;
            }
        };
        System.out.println(StreamSupport.stream(lim, false).limit(12).toList());
        try {
            new ArrayList<>(List.of("b")).spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("no comparator");
        }
        System.out.println(new TreeSet<>(Comparator.<Integer>reverseOrder()).spliterator().getComparator() != null);
        PrimitiveIterator.OfInt pi = IntStream.range(0, 5).iterator();
        int sum = 0;
        while (pi.hasNext()) sum += pi.nextInt();
        System.out.println(sum + " " + Spliterators.spliterator(new int[] {1, 2, 3}, 0).estimateSize());
        List<Integer> late = new ArrayList<>(List.of(1));
        Spliterator<Integer> ls = late.spliterator();
        late.add(2);
        ls.forEachRemaining(x -> System.out.print(x + " "));
        Spliterator<Integer> bound = late.spliterator();
        bound.tryAdvance(x -> { });
        late.add(3);
        try {
            bound.forEachRemaining(x -> { });
        } catch (ConcurrentModificationException e) {
            System.out.println("cme");
        }
    }
}
