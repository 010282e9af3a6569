// A plain ThreadLocal set in main is unset in the new thread: null is unboxed.
//@ kinds: uncaught
public class ThreadLocalNotInherited {
    static final ThreadLocal<Integer> local = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        local.set(1);
        Thread other = new Thread(() -> {
            int value = local.get(); //~ uncaught
            assert value == 1;
        });
        other.start();
        other.join();
    }
}
