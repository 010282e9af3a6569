// A concurrent build tool: a task graph run on an executor with futures, caching, failures, retries and a report.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

public class BuildRunner {
    interface Action {
        Object run(Map<String, Object> inputs) throws Exception;
    }

    record Task(String name, List<String> needs, int retries, Action action) {
        Task {
            Objects.requireNonNull(name);
            needs = List.copyOf(needs);
        }

        static Task of(String name, Action a, String... needs) {
            return new Task(name, List.of(needs), 0, a);
        }
    }

    enum Status {
        DONE, CACHED, FAILED, SKIPPED
    }

    record Result(Status status, Object value, int attempts, String note) { }

    static class BuildException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        final String task;

        BuildException(String task, Throwable cause) {
            super(task + ": " + cause.getMessage(), cause);
            this.task = task;
        }
    }

    static class Build {
        private final Map<String, Task> tasks = new LinkedHashMap<>();
        private final Map<String, Object> cache = new ConcurrentHashMap<>();
        private final AtomicInteger running = new AtomicInteger();
        private final AtomicInteger peak = new AtomicInteger();
        private final Semaphore limit;
        private final Map<String, Lock> exclusive = new HashMap<>();

        Build(int limit) {
            this.limit = new Semaphore(limit);
        }

        Build add(Task t) {
            if (tasks.putIfAbsent(t.name(), t) != null) throw new IllegalArgumentException("duplicate task " + t.name());
            return this;
        }

        Build exclusive(String group, String... names) {
            Lock l = new ReentrantLock();
            for (String n : names) exclusive.put(n, l);
            return this;
        }

        List<String> order() {
            List<String> out = new ArrayList<>();
            Set<String> open = new LinkedHashSet<>();
            for (String n : new TreeSet<>(tasks.keySet())) visit(n, out, open);
            return out;
        }

        private void visit(String n, List<String> out, Set<String> open) {
            if (out.contains(n)) return;
            if (!open.add(n)) {
                List<String> path = new ArrayList<>(open);
                path = path.subList(path.indexOf(n), path.size());
                throw new IllegalStateException("cycle " + String.join(" > ", path) + " > " + n);
            }
            Task t = tasks.get(n);
            if (t == null) throw new IllegalStateException("unknown task " + n);
            for (String d : t.needs()) visit(d, out, open);
            open.remove(n);
            out.add(n);
        }

        Map<String, Result> run(ExecutorService pool, String... goals) {
            order();
            Map<String, CompletableFuture<Result>> futures = new ConcurrentHashMap<>();
            for (String g : goals) schedule(g, futures, pool);
            Map<String, Result> results = new ConcurrentSkipListMap<>();
            futures.forEach((n, f) -> results.put(n, f.handle((r, e) -> {
                if (e == null) return r;
                Throwable c = e instanceof CompletionException && e.getCause() != null ? e.getCause() : e;
                if (c instanceof BuildException b && b.task.equals(n)) return new Result(Status.FAILED, null, attempts(c), c.getCause().getMessage());
                return new Result(Status.SKIPPED, null, 0, c instanceof BuildException b ? "because of " + root(b) : c.getClass().getSimpleName());
            }).join()));
            return results;
        }

        private static int attempts(Throwable t) {
            return t.getCause().getSuppressed().length + 1;
        }

        private static String root(BuildException b) {
            return b.task;
        }

        private CompletableFuture<Result> schedule(String name, Map<String, CompletableFuture<Result>> futures, ExecutorService pool) {
            CompletableFuture<Result> known = futures.get(name);
            if (known != null) return known;
            Task t = tasks.get(name);
            Map<String, CompletableFuture<Result>> deps = new TreeMap<>();
            for (String d : t.needs()) deps.put(d, schedule(d, futures, pool));
            CompletableFuture<Result> f = CompletableFuture.allOf(deps.values().toArray(new CompletableFuture[0])).thenApplyAsync(v -> {
                Map<String, Object> in = new TreeMap<>();
                deps.forEach((n, r) -> in.put(n, r.join().value()));
                return execute(t, in);
            }, pool);
            futures.put(name, f);
            return f;
        }

        private Result execute(Task t, Map<String, Object> in) {
            String key = t.name() + in;
            Object hit = cache.get(key);
            if (hit != null) return new Result(Status.CACHED, hit, 0, "");
            Lock l = exclusive.get(t.name());
            limit.acquireUninterruptibly();
            if (l != null) l.lock();
            try {
                peak.accumulateAndGet(running.incrementAndGet(), Math::max);
                List<Exception> failures = new ArrayList<>();
                for (int attempt = 1; attempt <= t.retries() + 1; attempt++) {
                    try {
                        Object v = t.action().run(in);
                        cache.put(key, v);
                        return new Result(Status.DONE, v, attempt, "");
                    } catch (Exception e) {
                        failures.add(e);
                    }
                }
                Exception last = failures.remove(failures.size() - 1);
                failures.forEach(last::addSuppressed);
                throw new BuildException(t.name(), last);
            } finally {
                running.decrementAndGet();
                if (l != null) l.unlock();
                limit.release();
            }
        }
    }

    static void report(String title, Map<String, Result> rs) {
        System.out.println("== " + title);
        rs.forEach((n, r) -> System.out.println("  " + n + " " + r.status() + (r.value() == null ? "" : " " + r.value()) + (r.attempts() > 1 ? " after " + r.attempts() : "") + (r.note().isEmpty() ? "" : " (" + r.note() + ")")));
        System.out.println("  " + new TreeMap<>(rs.values().stream().collect(Collectors.groupingBy(Result::status, Collectors.counting()))));
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        AtomicInteger compiles = new AtomicInteger();
        AtomicInteger flaky = new AtomicInteger();
        int[] writes = new int[1];
        Build b = new Build(3);
        for (String m : List.of("core", "util", "net", "ui")) {
            b.add(Task.of("compile:" + m, in -> {
                compiles.incrementAndGet();
                return m + ".class" + (in.isEmpty() ? "" : in.values().stream().map(Object::toString).collect(Collectors.joining("+", "[", "]")));
            }, m.equals("core") ? new String[0] : m.equals("ui") ? new String[] {"compile:util", "compile:net"} : new String[] {"compile:core"}));
            b.add(Task.of("test:" + m, in -> in.get("compile:" + m).toString().length(), "compile:" + m));
            b.add(Task.of("stamp:" + m, in -> {
                int w = writes[0];
                Thread.yield();
                writes[0] = w + 1;
                return "ok";
            }, "compile:" + m));
        }
        b.exclusive("stamps", "stamp:core", "stamp:util", "stamp:net", "stamp:ui");
        b.add(Task.of("tests", in -> in.values().stream().mapToInt(v -> (Integer) v).sum(), "test:core", "test:util", "test:net", "test:ui"));
        b.add(new Task("download", List.of(), 3, in -> {
            if (flaky.incrementAndGet() < 3) throw new java.io.IOException("connection reset");
            return "archive";
        }));
        b.add(new Task("sign", List.of("tests"), 2, in -> {
            throw new IllegalStateException("no key");
        }));
        b.add(Task.of("publish", in -> "never", "sign", "download"));
        b.add(Task.of("announce", in -> "never", "publish"));
        b.add(Task.of("package", in -> "jar of " + in.get("compile:ui") + " tests " + in.get("tests"), "compile:ui", "tests", "stamp:core", "stamp:util", "stamp:net", "stamp:ui"));
        System.out.println(b.order());
        report("package", b.run(pool, "package"));
        System.out.println("compiles " + compiles + " writes " + writes[0] + " within limit " + (b.peak.get() <= 3));
        report("again", b.run(pool, "tests"));
        System.out.println("compiles " + compiles);
        report("release", b.run(pool, "announce", "download"));
        try {
            b.add(Task.of("sign", in -> 1));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (Supplier<Build> bad : List.<Supplier<Build>>of(() -> new Build(1).add(Task.of("a", in -> 1, "b")).add(Task.of("b", in -> 1, "c")).add(Task.of("c", in -> 1, "b")), () -> new Build(1).add(Task.of("a", in -> 1, "missing")))) {
            try {
                bad.get().run(pool, "a");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        Build wide = new Build(2);
        List<String> leaves = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            int n = i;
            leaves.add("leaf" + i);
            wide.add(Task.of("leaf" + i, in -> n * n));
        }
        wide.add(Task.of("total", in -> in.values().stream().mapToInt(v -> (Integer) v).sum(), leaves.toArray(new String[0])));
        Map<String, Result> r = wide.run(pool, "total");
        System.out.println(r.get("total").value() + " " + r.size() + " " + (wide.peak.get() <= 2));
        CompletableFuture<Integer> cancelled = new CompletableFuture<>();
        CompletableFuture<Integer> after = cancelled.thenApply(x -> x + 1);
        cancelled.cancel(true);
        try {
            after.join();
        } catch (CompletionException e) {
            System.out.println("cancelled upstream " + (e.getCause() instanceof CancellationException));
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + Collections.max(leaves));
    }
}
