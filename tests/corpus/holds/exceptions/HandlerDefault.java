// The default handler takes what no other handler takes.
public class HandlerDefault {
    static volatile int taken;

    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> taken++);
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("worker");
        });
        worker.start();
        worker.join();
        assert taken == 1;
    }
}
