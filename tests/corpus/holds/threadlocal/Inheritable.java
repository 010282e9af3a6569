// An InheritableThreadLocal passes the creator's value on when the thread is created, not when it starts.
public class Inheritable {
    static final InheritableThreadLocal<Integer> local = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        local.set(1);
        Thread other = new Thread(() -> {
            assert local.get() == 1;
            local.set(3);
        });
        local.set(2);
        other.start();
        other.join();
        assert local.get() == 2;
    }
}
