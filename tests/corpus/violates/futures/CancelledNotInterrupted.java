// A task counts as cancelled before its thread is interrupted.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.FutureTask;
import java.util.concurrent.CountDownLatch;

public class CancelledNotInterrupted {
    public static void main(String[] args) throws Exception {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch stop = new CountDownLatch(1);
        FutureTask<Void> task = new FutureTask<>(() -> {
            running.countDown();
            boolean done = false;
            while (!done) {
                try {
                    stop.await();
                    done = true;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return null;
                }
            }
            return null;
        });
        Thread runner = new Thread(task);
        runner.start();
        running.await();
        Thread canceller = new Thread(() -> task.cancel(true));
        canceller.start();
        if (task.isCancelled() && runner.getState() == Thread.State.WAITING) {
            assert runner.isInterrupted();
        }
        canceller.join();
        stop.countDown();
        runner.join();
    }
}
