// Each thread has its own value behind the shared ThreadLocal, made by the initialiser for it alone.
//@ flags: --property no-race
public class ThreadLocalOwn {
    static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

    static void work() {
        counter.get()[0]++;
        counter.get()[0]++;
        assert counter.get()[0] == 2;
        counter.remove();
        assert counter.get()[0] == 0;
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalOwn::work).start();
        work();
    }
}
