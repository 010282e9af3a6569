// One worker forks a task and waits; then main submits another one. The second worker may find a task in each of two queues, and
// a random number of the library decides which it looks into first: both orders are possible.
// Without reductions the library draws its own number, and one order is found.
//@ unreduced: no
//@ output: forked submitted
//@ output: submitted forked
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class SubmittedBeforeForked {
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
                    new Named("forked ", done).fork();
                    forked.countDown();
                    done.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        forked.await();
        pool.execute(new Named("submitted ", done));
        done.await();
        System.out.println(order.toString().trim());
    }
}
