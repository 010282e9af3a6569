// As FibonacciOfThree for two, with a plain counter of calls: a forked task and who forked it may count at the same time, so
// one of three calls is lost.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class FibonacciCountsCalls {
    static int calls;

    static class Fibonacci extends RecursiveTask<Integer> {
        final int number;

        Fibonacci(int number) {
            this.number = number;
        }

        @Override
        protected Integer compute() {
            calls++;
            if (number < 2) {
                return number;
            }
            Fibonacci less = new Fibonacci(number - 1);
            less.fork();
            return new Fibonacci(number - 2).compute() + less.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool.commonPool().invoke(new Fibonacci(2));
        if (calls != 3) {
            throw new AssertionError("a call was not counted");
        }
    }
}
