// A thread ends by an exception no handler takes. The others go on.
//@ kinds: uncaught
public class UncaughtInThread {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            throw new IllegalStateException("worker"); //~ uncaught
        });
        worker.start();
        worker.join();
    }
}
