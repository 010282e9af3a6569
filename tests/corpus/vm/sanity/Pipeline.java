// A concurrent text pipeline: reader, several parsers and counters, and a merger, joined by blocking queues.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;

public class Pipeline {
    static final String TEXT = """
            It was a bright cold day in the test suite, and the clocks were striking virtual time.
            A queue is a line; a line is a queue. The producer produces, the consumer consumes!
            No thread is an island, entire of itself; every thread is a piece of the program.
            To block or not to block: that is the question the scheduler asks of every thread.

            The end of one line is the start of the next -- and the last line has no next line.
            """;

    record Chunk(int number, String text) { }

    record Counted(int number, Map<String, Integer> words) implements Comparable<Counted> {
        @Override
        public int compareTo(Counted o) {
            return Integer.compare(number, o.number);
        }
    }

    abstract static class Stage<I, O> implements Runnable {
        private final BlockingQueue<Object> in;
        private final BlockingQueue<Object> out;
        private final Object poison;
        private final AtomicInteger peers;
        final AtomicInteger handled = new AtomicInteger();
        volatile Throwable failure;

        Stage(BlockingQueue<Object> in, BlockingQueue<Object> out, Object poison, AtomicInteger peers) {
            this.in = in;
            this.out = out;
            this.poison = poison;
            this.peers = peers;
        }

        abstract O handle(I item) throws Exception;

        @Override
        @SuppressWarnings("unchecked")
        public void run() {
            try {
                while (true) {
                    Object o = in.take();
                    if (o == poison) {
                        in.put(o);
                        break;
                    }
                    O r = handle((I) o);
                    handled.incrementAndGet();
                    if (r != null && out != null) out.put(r);
                }
            } catch (Exception e) {
                failure = e;
            } finally {
                if (peers.decrementAndGet() == 0 && out != null) {
                    try {
                        out.put(poison);
                    } catch (InterruptedException e) {
                        failure = e;
                    }
                }
            }
        }
    }

    static Map<String, Integer> count(String s) {
        Map<String, Integer> m = new HashMap<>();
        for (String w : s.toLowerCase(Locale.ROOT).split("[^a-z]+")) if (!w.isEmpty()) m.merge(w, 1, Integer::sum);
        return m;
    }

    static <I, O> List<Stage<I, O>> start(int n, String name, java.util.function.Function<AtomicInteger, Stage<I, O>> make, List<Thread> threads) {
        AtomicInteger peers = new AtomicInteger(n);
        List<Stage<I, O>> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Stage<I, O> s = make.apply(peers);
            all.add(s);
            Thread t = new Thread(s, name + "-" + i);
            threads.add(t);
            t.start();
        }
        return all;
    }

    static Map<String, Integer> run(int workers, int capacity, boolean fail) throws Exception {
        Object poison = new Object() {
            @Override
            public String toString() {
                return "poison";
            }
        };
        BlockingQueue<Object> lines = new ArrayBlockingQueue<>(capacity);
        BlockingQueue<Object> chunks = new LinkedBlockingQueue<>(capacity);
        BlockingQueue<Object> results = new LinkedBlockingQueue<>();
        List<Thread> threads = new ArrayList<>();
        List<Stage<Chunk, Chunk>> trimmers = start(workers, "trim", peers -> new Stage<Chunk, Chunk>(lines, chunks, poison, peers) {
            @Override
            Chunk handle(Chunk c) {
                String t = c.text().strip();
                return t.isEmpty() ? null : new Chunk(c.number(), t);
            }
        }, threads);
        List<Stage<Chunk, Counted>> counters = start(workers + 1, "count", peers -> new Stage<Chunk, Counted>(chunks, results, poison, peers) {
            @Override
            Counted handle(Chunk c) throws Exception {
                if (fail && c.text().contains("scheduler")) throw new IllegalStateException("cannot count line " + c.number());
                return new Counted(c.number(), count(c.text()));
            }
        }, threads);
        int n = 0;
        for (String l : TEXT.split("\n", -1)) lines.put(new Chunk(n++, l));
        lines.put(poison);
        for (Thread t : threads) t.join();
        PriorityBlockingQueue<Counted> ordered = new PriorityBlockingQueue<>();
        for (Object o; (o = results.poll()) != poison; ) ordered.add((Counted) o);
        Map<String, Integer> total = new TreeMap<>();
        StringBuilder order = new StringBuilder();
        for (Counted c; (c = ordered.poll()) != null; ) {
            order.append(c.number()).append(' ');
            c.words().forEach((w, k) -> total.merge(w, k, Integer::sum));
        }
        System.out.println("workers " + workers + " capacity " + capacity + " lines " + n + " trimmed " + trimmers.stream().mapToInt(s -> s.handled.get()).sum() + " counted " + counters.stream().mapToInt(s -> s.handled.get()).sum() + " order " + order.toString().trim());
        counters.stream().map(s -> s.failure).filter(f -> f != null).forEach(f -> System.out.println("failure: " + f.getMessage()));
        return total;
    }

    public static void main(String[] args) throws Exception {
        Map<String, Integer> expected = new TreeMap<>(count(TEXT));
        Map<String, Integer> one = run(1, 1, false);
        Map<String, Integer> many = run(3, 2, false);
        System.out.println("same " + one.equals(many) + " " + one.equals(expected));
        System.out.println(many.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()).thenComparing(Map.Entry.comparingByKey())).limit(8).map(Object::toString).collect(Collectors.joining(" ")));
        Map<String, Integer> partial = run(2, 4, true);
        System.out.println("missing " + (expected.values().stream().mapToInt(i -> i).sum() - partial.values().stream().mapToInt(i -> i).sum()));

        // a map-reduce in rounds over a barrier
        int parties = 3;
        int[] data = new int[60];
        Arrays.setAll(data, i -> (i * 37 + 11) % 61);
        int[][] partials = new int[parties][];
        AtomicReference<List<Integer>> merged = new AtomicReference<>(List.of());
        CyclicBarrier barrier = new CyclicBarrier(parties, () -> {
            List<Integer> all = new ArrayList<>();
            for (int[] p : partials) for (int v : p) all.add(v);
            Collections.sort(all);
            merged.set(all);
        });
        CountDownLatch done = new CountDownLatch(parties);
        ConcurrentSkipListMap<Integer, String> log = new ConcurrentSkipListMap<>();
        for (int p = 0; p < parties; p++) {
            int me = p;
            Thread t = new Thread(() -> {
                try {
                    for (int round = 1; round <= 3; round++) {
                        int divisor = round + 1;
                        partials[me] = Arrays.stream(data, me * 20, me * 20 + 20).filter(v -> v % divisor == 0).toArray();
                        barrier.await(5, TimeUnit.SECONDS);
                        log.put(round * 10 + me, me + " sees " + merged.get().size());
                        barrier.await(5, TimeUnit.SECONDS);
                    }
                } catch (Exception e) {
                    log.put(1000 + me, e.toString());
                } finally {
                    done.countDown();
                }
            });
            t.setDaemon(true);
            t.start();
        }
        System.out.println("all done " + done.await(10, TimeUnit.SECONDS));
        log.forEach((k, v) -> System.out.println(k + ": " + v));
        System.out.println(merged.get());
    }
}
