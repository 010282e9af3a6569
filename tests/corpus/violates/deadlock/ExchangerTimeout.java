// An exchange with a limit may find nobody.
//@ kinds: uncaught deadlock
import java.util.concurrent.*;

public class ExchangerTimeout {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> x = new Exchanger<>();
        Thread t = new Thread(() -> {
            try {
                x.exchange(1);
            } catch (InterruptedException e) {}
        });
        t.start();
        x.exchange(2, 10, TimeUnit.MILLISECONDS);
        t.join();
    }
}
