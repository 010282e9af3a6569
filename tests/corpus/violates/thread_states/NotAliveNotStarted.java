// A watcher takes "not alive" for "done", but a thread is not alive before it was started either.
//@ kinds: assertion-failure
public class NotAliveNotStarted {
    static volatile int result;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> result = 42);
        new Thread(() -> {
            if (!worker.isAlive()) {
                assert result == 42; //~ assertion-failure
            }
        }).start();
        worker.start();
    }
}
