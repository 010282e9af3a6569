// The initial value of a ThreadLocal is the same object for every thread: nothing is local.
//@ kinds: assertion-failure
public class ThreadLocalSharedValue {
    static final int[] shared = new int[1];
    static final ThreadLocal<int[]> local = ThreadLocal.withInitial(() -> shared);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> local.get()[0]++);
        other.start();
        local.get()[0]++;
        other.join();
        assert shared[0] == 2; //~ assertion-failure
    }
}
