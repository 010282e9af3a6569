// A fork-join sum of two numbers: one fork, one compute in place, one join. The pool's threads are daemons.
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSum {
    static class Sum extends RecursiveTask<Integer> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (from == to) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum low = new Sum(from, middle);
            low.fork();
            int high = new Sum(middle + 1, to).compute();
            return low.join() + high;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        int sum = pool.invoke(new Sum(1, 2));
        pool.shutdown();
        assert sum == 3;
    }
}
