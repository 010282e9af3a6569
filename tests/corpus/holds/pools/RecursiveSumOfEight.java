// A task halves its range until two numbers are left, forks one half and computes the other. Halves share nothing, and
// join waits for the forked one, so the sum is 36.
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class RecursiveSumOfEight {
    static final int[] NUMBERS = {1, 2, 3, 4, 5, 6, 7, 8};

    static class Sum extends RecursiveTask<Integer> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 2) {
                return NUMBERS[from] + NUMBERS[from + 1];
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            return new Sum(middle, to).compute() + left.join();
        }
    }

    public static void main(String[] args) {
        int sum = new ForkJoinPool(2).invoke(new Sum(0, 8));
        if (sum != 36) {
            throw new AssertionError(sum);
        }
    }
}
