// A thread that ends notifies those who wait on its `Thread` object, and only them: who begins to wait
// afterwards, without having asked whether the thread lives, waits for ever.
//@ kinds: deadlock
public class EndMissedByWait {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {}, "worker");
        worker.start();
        synchronized (worker) {
            worker.wait(); //~ deadlock
        }
    }
}
