// Two threads exchange what they have.
//@ unreduced: no
import java.util.concurrent.Exchanger;

public class ExchangerPair {
    public static void main(String[] args) throws Exception {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                int got = exchanger.exchange(1);
                assert got == 2;
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        int got = exchanger.exchange(2);
        assert got == 1;
        other.join();
    }
}
