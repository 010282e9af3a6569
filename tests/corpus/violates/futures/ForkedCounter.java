// A forked task and the one that forked it count in the same field.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.*;

public class ForkedCounter {
    static int count;

    static class Count extends RecursiveAction {
        final boolean forks;

        Count(boolean forks) {
            this.forks = forks;
        }

        @Override
        protected void compute() {
            if (forks) {
                Count other = new Count(false);
                other.fork();
                count++;
                other.join();
            } else {
                count++;
            }
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Count(true));
        assert count == 2;
    }
}
