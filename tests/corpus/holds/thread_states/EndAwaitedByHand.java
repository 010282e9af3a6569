// What `join` does, by hand: whether the thread lives is asked under the monitor that its end needs, so the
// notification cannot come between the question and the wait.
public class EndAwaitedByHand {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {}, "worker");
        worker.start();
        synchronized (worker) {
            while (worker.isAlive()) {
                worker.wait();
            }
        }
        assert !worker.isAlive();
    }
}
