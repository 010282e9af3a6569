// The scheduler of the actors: one mailbox per actor, at most one run at a time.
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

class ActorSystem implements AutoCloseable {
    private final ExecutorService pool;
    private final Map<String, Cell> cells = new ConcurrentHashMap<>();
    private final Map<String, Integer> restarts = new ConcurrentHashMap<>();
    private final AtomicInteger dead = new AtomicInteger();

    ActorSystem(int threads) {
        pool = Executors.newFixedThreadPool(threads);
    }

    Ref spawn(String name, Actor a) {
        Cell c = new Cell(name, a);
        if (cells.putIfAbsent(name, c) != null) throw new IllegalArgumentException("actor " + name + " exists");
        return c;
    }

    void stop(Ref r) {
        ((Cell) r).stopped.set(true);
    }

    Map<String, Integer> restarts() {
        return restarts;
    }

    int deadLetters() {
        return dead.get();
    }

    @Override
    public void close() throws InterruptedException {
        pool.shutdown();
        if (!pool.awaitTermination(10, TimeUnit.SECONDS)) throw new IllegalStateException("still busy");
    }

    private final class Cell implements Ref, Runnable {
        private final String name;
        private final Actor actor;
        private final Queue<Envelope> mail = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean scheduled = new AtomicBoolean();
        private final AtomicBoolean stopped = new AtomicBoolean();

        Cell(String name, Actor actor) {
            this.name = name;
            this.actor = actor;
        }

        @Override
        public boolean tell(Object m) {
            return post(new Envelope(m, null));
        }

        @Override
        public CompletableFuture<Object> ask(Object m) {
            CompletableFuture<Object> f = new CompletableFuture<>();
            post(new Envelope(m, f));
            return f;
        }

        private boolean post(Envelope e) {
            if (stopped.get()) {
                dead.incrementAndGet();
                return false;
            }
            mail.add(e);
            schedule();
            return true;
        }

        private void schedule() {
            if (scheduled.compareAndSet(false, true)) pool.execute(this);
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 8; i++) {
                    Envelope e = mail.poll();
                    if (e == null) break;
                    try {
                        Object r = actor.receive(e.message());
                        if (e.reply() != null) e.reply().complete(r);
                    } catch (RuntimeException x) {
                        restarts.merge(name, 1, Integer::sum);
                        actor.restarted(x);
                        if (e.reply() != null) e.reply().completeExceptionally(x);
                    }
                }
            } finally {
                scheduled.set(false);
                if (!mail.isEmpty()) schedule();
            }
        }
    }

    private record Envelope(Object message, CompletableFuture<Object> reply) { }
}
