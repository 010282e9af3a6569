// If main gives up, the other waits for ever.
//@ kinds: deadlock
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangerTimesOut {
    public static void main(String[] args) throws Exception {
        Exchanger<String> x = new Exchanger<>();
        Thread t = new Thread(() -> { try { x.exchange("t"); } catch (InterruptedException e) { } });
        t.start();
        try { x.exchange("m", 1, TimeUnit.SECONDS); } catch (TimeoutException e) { }
        t.join();
    }
}
