// The handler is set after the thread has started: the exception may come first.
//@ kinds: uncaught
public class HandlerSetLate {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("worker"); //~ uncaught
        });
        worker.start();
        worker.setUncaughtExceptionHandler((thread, e) -> {
        });
    }
}
