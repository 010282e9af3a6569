// The default handler is taken away again. Whether it is still there counts when the exception comes to it, not when it leaves
// `run`: the worker may have thrown before, and find nobody.
//@ kinds: uncaught
public class HandlerTakenAway {
    static volatile int handled;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> handled++);
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("no"); //~ uncaught
        }, "worker");
        worker.start();
        Thread.setDefaultUncaughtExceptionHandler(null);
        worker.join();
    }
}
