// Each thread has its own value of a ThreadLocal.
public class ThreadLocalIsolated {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 10);

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            local.set(local.get() + 1);
            assert local.get() == 11;
        });
        other.start();
        local.set(local.get() + 2);
        assert local.get() == 12;
        other.join();
        assert local.get() == 12;
    }
}
