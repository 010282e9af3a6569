// The property may be set too late.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;

public class PoolPropertySetLate {
    public static void main(String[] args) throws Exception {
        int[] p = new int[1];
        Thread t = new Thread(() -> p[0] = ForkJoinPool.getCommonPoolParallelism());
        t.start();
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "7");
        t.join();
        assert p[0] == 7;
    }
}
