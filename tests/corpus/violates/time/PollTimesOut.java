// A timed poll returns null when its time is up, which may be before the element comes.
//@ kinds: uncaught
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class PollTimesOut {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.offer(1)).start();
        int value = queue.poll(10, TimeUnit.SECONDS); //~ uncaught
        assert value == 1;
    }
}
