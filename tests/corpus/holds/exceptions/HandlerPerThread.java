// The thread's own handler takes the exception; it runs in the dying thread, so join comes after it.
public class HandlerPerThread {
    static volatile String taken;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("worker");
        });
        worker.setUncaughtExceptionHandler((thread, e) -> taken = e.getMessage());
        worker.start();
        worker.join();
        assert taken.equals("worker");
    }
}
