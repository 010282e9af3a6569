// A waiter lets at most two of three philosophers to the table, so one of them gets both forks.
//@ unreduced: no
import java.util.concurrent.Semaphore;

public class WaiterPhilosophers {
    static final Object[] forks = {new Object(), new Object(), new Object()};
    static final Semaphore seats = new Semaphore(2);

    static void eat(int seat) {
        seats.acquireUninterruptibly();
        synchronized (forks[seat]) {
            synchronized (forks[(seat + 1) % 3]) {
            }
        }
        seats.release();
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> eat(0)).start();
        new Thread(() -> eat(1)).start();
        eat(2);
    }
}
