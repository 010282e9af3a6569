// ScheduledThreadPoolExecutor: delays in order, repeating tasks, cancellation, shutdown policies.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.*;

public class Scheduled {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService one = Executors.newSingleThreadScheduledExecutor();
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        ScheduledFuture<?> e1 = one.schedule(() -> order.add("early"), 1, TimeUnit.MILLISECONDS);
        ScheduledFuture<String> f = one.schedule(() -> {
            order.add("late");
            return "result";
        }, 20, TimeUnit.MILLISECONDS);
        e1.get();
        System.out.println(f.get() + " " + order + " delay over " + (f.getDelay(TimeUnit.NANOSECONDS) <= 0));
        CountDownLatch ticks = new CountDownLatch(4);
        ScheduledFuture<?> rate = one.scheduleAtFixedRate(ticks::countDown, 0, 1, TimeUnit.MILLISECONDS);
        ticks.await();
        System.out.println("cancelled " + rate.cancel(false) + " " + rate.isCancelled() + " " + rate.isDone());
        try {
            rate.get();
        } catch (CancellationException e) {
            System.out.println("CancellationException " + e.getMessage());
        }
        int[] n = {0};
        ScheduledFuture<?> fails = one.scheduleWithFixedDelay(() -> {
            if (++n[0] == 3) throw new IllegalStateException("third run");
        }, 0, 1, TimeUnit.MILLISECONDS);
        try {
            fails.get();
        } catch (ExecutionException e) {
            System.out.println("stopped by " + e.getCause().getMessage() + " after " + n[0]);
        }
        ScheduledFuture<?> a = one.schedule(() -> { }, 5, TimeUnit.SECONDS);
        ScheduledFuture<?> b = one.schedule(() -> { }, 9, TimeUnit.SECONDS);
        System.out.println("compare " + Integer.signum(a.compareTo(b)) + " remaining " + (a.getDelay(TimeUnit.SECONDS) <= 5));
        System.out.println("dropped " + (one.shutdownNow().size() >= 2) + " " + one.awaitTermination(5, TimeUnit.SECONDS));

        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(2);
        p.setRemoveOnCancelPolicy(true);
        ScheduledFuture<?> c = p.schedule(() -> { }, 1, TimeUnit.HOURS);
        System.out.println("queue " + p.getQueue().size());
        c.cancel(false);
        System.out.println("queue " + p.getQueue().size() + " " + p.getRemoveOnCancelPolicy());
        CountDownLatch ran = new CountDownLatch(1);
        p.schedule(ran::countDown, 5, TimeUnit.MILLISECONDS);
        p.schedule(() -> order.add("after shutdown"), 8, TimeUnit.MILLISECONDS);
        p.scheduleAtFixedRate(() -> System.out.println("never"), 1, 1, TimeUnit.HOURS);
        p.shutdown();
        System.out.println("shut down " + p.isShutdown() + " policy " + p.getExecuteExistingDelayedTasksAfterShutdownPolicy() + " " + p.getContinueExistingPeriodicTasksAfterShutdownPolicy());
        System.out.println(p.awaitTermination(5, TimeUnit.SECONDS) + " ran " + ran.getCount() + " " + order);
        try {
            p.schedule(() -> { }, 1, TimeUnit.SECONDS);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ScheduledThreadPoolExecutor q = new ScheduledThreadPoolExecutor(1);
        q.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        ScheduledFuture<?> lost = q.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        q.shutdown();
        System.out.println("lost " + lost.isCancelled() + " " + q.awaitTermination(5, TimeUnit.SECONDS));
        for (Runnable bad : new Runnable[] {() -> q.scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS), () -> q.schedule((Runnable) null, 1, TimeUnit.SECONDS), () -> q.scheduleWithFixedDelay(() -> { }, 0, -1, TimeUnit.SECONDS)}) {
            try {
                bad.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
    }
}
