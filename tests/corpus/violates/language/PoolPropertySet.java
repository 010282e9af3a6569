// The common pool is made with the parallelism that is set when it is first used.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;

public class PoolPropertySet {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "7"));
        t.start();
        int p = ForkJoinPool.getCommonPoolParallelism();
        t.join();
        assert p != 7;
    }
}
