// Forked tasks of the common pool compute the third Fibonacci number, which is 2: each call joins what it forked.
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class FibonacciOfThree {
    static class Fibonacci extends RecursiveTask<Integer> {
        final int number;

        Fibonacci(int number) {
            this.number = number;
        }

        @Override
        protected Integer compute() {
            if (number < 2) {
                return number;
            }
            Fibonacci less = new Fibonacci(number - 1);
            less.fork();
            return new Fibonacci(number - 2).compute() + less.join();
        }
    }

    public static void main(String[] args) {
        int result = ForkJoinPool.commonPool().invoke(new Fibonacci(3));
        if (result != 2) {
            throw new AssertionError(result);
        }
    }
}
