// Three threads exchange in pairs: one of them is left, and it may be any of them. Main gives up waiting for its partner
// only if nobody comes, so it is the third thread that waits for ever.
//@ kinds: deadlock
import java.util.concurrent.Exchanger;

public class ExchangerThirdLeft {
    static void exchange(Exchanger<Integer> exchanger) {
        try {
            exchanger.exchange(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> exchange(exchanger));
        Thread third = new Thread(() -> exchange(exchanger));
        third.setDaemon(true);
        other.start();
        third.start();
        exchange(exchanger);
    }
}
