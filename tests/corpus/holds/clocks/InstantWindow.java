// A rate limiter with a window: a task at a fixed rate takes old hits away and wakes one who waits. The task runs for ever,
// so each of the two clients gets through at last, and the deque is changed under the lock alone. Few moments are told
// apart, although every hit has its instant: what counts is how long ago it was.
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class InstantWindow {
    static final Duration WINDOW = Duration.ofMillis(20);
    static final Deque<Instant> hits = new ArrayDeque<>();
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition free = lock.newCondition();

    static void expire() {
        lock.lock();
        try {
            Instant now = Instant.now();
            while (!hits.isEmpty() && hits.peekFirst().plus(WINDOW).isBefore(now)) {
                hits.pollFirst();
            }
            free.signal();
        } finally {
            lock.unlock();
        }
    }

    static void acquire() {
        lock.lock();
        try {
            while (!hits.isEmpty()) {
                free.awaitUninterruptibly();
            }
            hits.addLast(Instant.now());
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "timer");
            thread.setDaemon(true);
            return thread;
        });
        timer.scheduleAtFixedRate(InstantWindow::expire, 10, 10, TimeUnit.MILLISECONDS);
        Thread other = new Thread(InstantWindow::acquire, "other");
        other.start();
        acquire();
        other.join();
    }
}
