// `join` returns when the thread has ended, and TERMINATED is final: a third thread that asks later is told the same.
public class TerminatedAfterJoin {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> { });
        worker.start();
        worker.join();
        assert worker.getState() == Thread.State.TERMINATED;
        assert !worker.isAlive();
        Thread third = new Thread(() -> {
            assert worker.getState() == Thread.State.TERMINATED;
        });
        third.start();
        third.join();
    }
}
