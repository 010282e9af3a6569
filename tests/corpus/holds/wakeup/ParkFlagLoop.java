// Flag and unpark against a loop of test and park: a permit between test and park is kept.
import java.util.concurrent.locks.LockSupport;

public class ParkFlagLoop {
    static volatile int turn;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            while (turn != 1) {
                LockSupport.park();
            }
            turn = 2;
            LockSupport.unpark(main);
        });
        other.start();
        turn = 1;
        LockSupport.unpark(other);
        while (turn != 2) {
            LockSupport.park();
        }
        other.join();
    }
}
