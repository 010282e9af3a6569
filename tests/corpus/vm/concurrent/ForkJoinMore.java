// ForkJoin: merge sort, counted completers, invokeAll, exceptions, task queries.
import java.util.*;
import java.util.concurrent.*;

public class ForkJoinMore {
    static class Sort extends RecursiveAction {
        final int[] a;
        final int lo, hi;

        Sort(int[] a, int lo, int hi) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo < 32) {
                Arrays.sort(a, lo, hi);
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new Sort(a, lo, mid), new Sort(a, mid, hi));
            int[] left = Arrays.copyOfRange(a, lo, mid);
            int i = 0;
            int j = mid;
            int k = lo;
            while (i < left.length) a[k++] = j == hi || left[i] <= a[j] ? left[i++] : a[j++];
        }
    }

    static class Fib extends RecursiveTask<Integer> {
        final int n;

        Fib(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) return n;
            Fib f = new Fib(n - 1);
            f.fork();
            return new Fib(n - 2).compute() + f.join();
        }
    }

    static class MaxFinder extends CountedCompleter<Integer> {
        final int[] a;
        final int lo, hi;
        int max;
        MaxFinder left, right;

        MaxFinder(CountedCompleter<?> parent, int[] a, int lo, int hi) {
            super(parent);
            this.a = a;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public void compute() {
            if (hi - lo <= 8) {
                max = Integer.MIN_VALUE;
                for (int i = lo; i < hi; i++) max = Math.max(max, a[i]);
            } else {
                int mid = (lo + hi) / 2;
                setPendingCount(2);
                left = new MaxFinder(this, a, lo, mid);
                right = new MaxFinder(this, a, mid, hi);
                left.fork();
                right.fork();
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> c) {
            if (left != null) max = Math.max(left.max, right.max);
        }

        @Override
        public Integer getRawResult() {
            return max;
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        int[] a = new Random(3).ints(800, 0, 10_000).toArray();
        int[] b = a.clone();
        pool.invoke(new Sort(a, 0, a.length));
        Arrays.sort(b);
        System.out.println("sorted " + Arrays.equals(a, b) + " " + a[0] + " " + a[799]);
        System.out.println("fib " + pool.invoke(new Fib(13)) + " " + new Fib(10).invoke() + " " + pool.submit(new Fib(9)).get() + " " + ForkJoinPool.commonPool().submit(() -> new Fib(8).invoke()).get());
        System.out.println("max " + new MaxFinder(null, b, 0, b.length).invoke());
        ForkJoinTask<Integer> bad = new RecursiveTask<>() {
            @Override
            protected Integer compute() {
                throw new IllegalStateException("inside");
            }
        };
        try {
            pool.invoke(bad);
        } catch (IllegalStateException e) {
            System.out.println("rethrown " + e.getMessage().contains("inside"));
        }
        System.out.println(bad.isDone() + " " + bad.isCompletedAbnormally() + " " + bad.isCompletedNormally() + " " + bad.getException().getClass().getSimpleName());
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println("get wraps");
        }
        ForkJoinTask<?> cancelled = new Fib(5);
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
        try {
            cancelled.join();
        } catch (CancellationException e) {
            System.out.println("join of cancelled");
        }
        ForkJoinTask<String> adapted = ForkJoinTask.adapt(() -> "adapted");
        System.out.println(pool.invoke(adapted) + " " + ForkJoinTask.adapt(() -> { }, 5).invoke());
        System.out.println("in pool " + ForkJoinTask.inForkJoinPool() + " " + pool.submit(() -> ForkJoinTask.inForkJoinPool() && Thread.currentThread().isDaemon()).get());
        List<ForkJoinTask<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < 6; i++) tasks.add(new Fib(i));
        Collection<ForkJoinTask<Integer>> done = ForkJoinTask.invokeAll(tasks);
        StringBuilder sb = new StringBuilder();
        for (ForkJoinTask<Integer> t : done) sb.append(t.join()).append(' ');
        System.out.println(sb);
        ExecutorService ws = Executors.newWorkStealingPool(3);
        int sum = 0;
        for (Future<Integer> f : ws.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2, () -> 3))) sum += f.get();
        System.out.println("work stealing " + sum);
        pool.execute(() -> { });
        System.out.println(pool.getParallelism() + " quiescent " + pool.awaitQuiescence(5, TimeUnit.SECONDS) + " async " + pool.getAsyncMode());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        try {
            new ForkJoinPool(0);
        } catch (IllegalArgumentException e) {
            System.out.println("parallelism 0");
        }
        ForkJoinPool.commonPool().shutdown();
        System.out.println("common pool ignores shutdown " + !ForkJoinPool.commonPool().isShutdown());
        ForkJoinTask<Integer> set = new Fib(4);
        set.complete(99);
        System.out.println(set.join() + " " + set.tryUnfork());
    }
}
