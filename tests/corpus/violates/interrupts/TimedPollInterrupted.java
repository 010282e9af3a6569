// A poll with a limit gives null when time is over, and throws when interrupted; the caller only expects null.
//@ kinds: uncaught
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class TimedPollInterrupted {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(main::interrupt).start();
        assert queue.poll(10, TimeUnit.MILLISECONDS) == null; //~ uncaught
    }
}
