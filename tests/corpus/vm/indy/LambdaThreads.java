// Lambdas and method references run by threads, executors, timers and parallel streams.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaThreads {
    static final ThreadLocal<StringBuilder> TL = ThreadLocal.withInitial(() -> new StringBuilder("init"));
    static final AtomicInteger N = new AtomicInteger(); int field; synchronized void inc() { field++; }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[4]; LambdaThreads l = new LambdaThreads(); for (int i = 0; i < 4; i++) { int k = i; ts[i] = new Thread(() -> { for (int j = 0; j < 50; j++) { N.getAndUpdate(x -> x + k); l.inc(); } TL.get().append(k); }); } for (Thread t : ts) t.start(); for (Thread t : ts) t.join(); System.out.println(N.get() + " " + l.field + " " + TL.get());
        ExecutorService ex = Executors.newFixedThreadPool(3); List<Callable<String>> cs = IntStream.range(0, 6).<Callable<String>>mapToObj(i -> () -> "r" + i * i).toList(); System.out.println(ex.invokeAll(cs).stream().map(f -> { try { return f.get(); } catch (InterruptedException | ExecutionException e) { return "x"; } }).collect(Collectors.joining(",")));
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> 5, ex).thenApplyAsync(x -> x * 2, ex).thenCombine(CompletableFuture.supplyAsync(() -> "q", ex), (x, y) -> y + x).thenCompose(s -> CompletableFuture.supplyAsync(s::toUpperCase, ex)).whenComplete((v, e) -> N.set(v.length())); System.out.println(cf.get() + N.get());
        System.out.println(CompletableFuture.allOf(CompletableFuture.runAsync(l::inc, ex), CompletableFuture.runAsync(l::inc, ex)).thenApply(v -> l.field).join()); ex.shutdown();
        ConcurrentHashMap<String, LongAdder> m = new ConcurrentHashMap<>(); IntStream.range(0, 400).parallel().forEach(i -> m.computeIfAbsent("k" + i % 5, k -> new LongAdder()).increment()); System.out.println(new TreeMap<>(m) + " " + m.reduceValuesToLong(1, LongAdder::sum, 0, Long::sum));
        System.out.println(IntStream.rangeClosed(1, 200).parallel().mapToObj(Integer::valueOf).collect(Collectors.partitioningBy(x -> x % 3 == 0, Collectors.summingInt(x -> x))) + " " + Stream.of(5, 3, 1).parallel().map(x -> x + 1).collect(Collectors.toList()) + Arrays.stream(new int[] {4, 2, 8}).parallel().reduce(0, Math::max));
        ForkJoinPool p = new ForkJoinPool(2); class Fib extends RecursiveTask<Integer> { final int n; Fib(int n) { this.n = n; } @Override protected Integer compute() { if (n < 8) { IntUnaryOperator[] f = new IntUnaryOperator[1]; f[0] = k -> k < 2 ? k : f[0].applyAsInt(k - 1) + f[0].applyAsInt(k - 2); return f[0].applyAsInt(n); } Fib a = new Fib(n - 1); a.fork(); return new Fib(n - 2).compute() + a.join(); } } System.out.println(p.invoke(new Fib(15)) + " " + p.submit(() -> "in pool").get()); p.shutdown();
        BlockingQueue<Runnable> q = new LinkedBlockingQueue<>(); Thread w = new Thread(() -> { try { for (Runnable r; (r = q.take()) != END; ) r.run(); } catch (InterruptedException e) { System.out.println("int"); } }); w.start(); StringBuffer sb = new StringBuffer(); for (String s : "a b c".split(" ")) q.put(() -> sb.append(s)); q.put(END); w.join(); System.out.println(sb);
        ScheduledExecutorService se = Executors.newScheduledThreadPool(1); System.out.println(se.schedule(() -> "later", 5, TimeUnit.MILLISECONDS).get()); se.shutdown(); System.out.println(se.awaitTermination(1, TimeUnit.SECONDS));
        Supplier<Supplier<Thread>> mk = () -> () -> new Thread(() -> System.out.println("nested " + Thread.currentThread().isDaemon())); Thread t = mk.get().get(); t.setDaemon(true); t.start(); t.join();
    }
    static final Runnable END = () -> { };
}
