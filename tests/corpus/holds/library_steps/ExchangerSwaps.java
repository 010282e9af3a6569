// Two threads that exchange get each other's object.
import java.util.concurrent.Exchanger;

public class ExchangerSwaps {
    static int theirs;

    public static void main(String[] args) throws InterruptedException {
        Exchanger<Integer> exchanger = new Exchanger<>();
        Thread other = new Thread(() -> {
            try {
                theirs = exchanger.exchange(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        int mine = exchanger.exchange(2);
        other.join();
        assert mine == 1 && theirs == 2;
    }
}
