// A program that logs what its threads throw has set a handler for it. The assertion of the worker fails if main was first, and
// it has failed although the handler takes it.
//@ kinds: assertion-failure
public class AssertionTakenByHandler {
    static volatile boolean closed;

    public static void main(String[] args) throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.err.println("failed: " + e));
        Thread worker = new Thread(() -> {
            assert !closed; //~ assertion-failure
        });
        worker.start();
        closed = true;
        worker.join();
    }
}
