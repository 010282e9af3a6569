// A worker has forked a task and waits; then main submits another one. The second worker may find either of them first.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class SubmittedTakenFirst {
    static final StringBuffer order = new StringBuffer();

    static class Named extends RecursiveAction {
        final String name;
        final CountDownLatch done;

        Named(String name, CountDownLatch done) {
            this.name = name;
            this.done = done;
        }

        @Override
        protected void compute() {
            order.append(name);
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch forked = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(2);
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(new RecursiveAction() {
            @Override
            protected void compute() {
                try {
                    new Named("f", done).fork();
                    forked.countDown();
                    done.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        forked.await();
        pool.execute(new Named("s", done));
        done.await();
        if (order.toString().equals("sf")) {
            throw new AssertionError(order);
        }
    }
}
