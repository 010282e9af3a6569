// A thread's default handler is looked up when it dies. Another thread replaces it at the same time: either may be called.
//@ kinds: assertion-failure
public class HandlerReplaced {
    static volatile int first;
    static volatile int second;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> first++);
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("taken care of");
        });
        thread.start();
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> second++);
        thread.join();
        Thread.setDefaultUncaughtExceptionHandler(null);
        assert second == 1; //~ assertion-failure
    }
}
