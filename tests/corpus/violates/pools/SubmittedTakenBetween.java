// A worker has forked two tasks and waits; then main submits two others. After each task the second worker may find
// one in either queue.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class SubmittedTakenBetween {
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
        CountDownLatch done = new CountDownLatch(4);
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.execute(new RecursiveAction() {
            @Override
            protected void compute() {
                try {
                    new Named("f", done).fork();
                    new Named("g", done).fork();
                    forked.countDown();
                    done.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        forked.await();
        pool.execute(new Named("s", done));
        pool.execute(new Named("t", done));
        done.await();
        if (order.toString().equals("fsgt")) {
            throw new AssertionError(order);
        }
    }
}
