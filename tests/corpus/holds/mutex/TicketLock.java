// A ticket lock: tickets are drawn atomically and served in order.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static volatile int inside;

    static void enter() {
        int mine = next.getAndIncrement();
        while (serving != mine) {
            Thread.onSpinWait();
        }
        inside++;
        assert inside == 1;
        inside--;
        serving++;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TicketLock::enter);
        other.start();
        enter();
        other.join();
        assert serving == 2;
    }
}
