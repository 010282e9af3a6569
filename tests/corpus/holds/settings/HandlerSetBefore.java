// The default handler is set before the thread that throws is started, so it always takes the exception.
public class HandlerSetBefore {
    static volatile int taken;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> taken++);
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("taken care of");
        });
        thread.start();
        thread.join();
        assert taken == 1;
    }
}
