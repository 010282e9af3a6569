// Two philosophers who put the left fork back if the right one is taken.
import java.util.concurrent.locks.ReentrantLock;

public class TryingPhilosophers {
    static final ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock()};

    static void eat(int seat) {
        boolean done = false;
        while (!done) {
            forks[seat].lock();
            if (forks[1 - seat].tryLock()) {
                done = true;
                forks[1 - seat].unlock();
            }
            forks[seat].unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> eat(0)).start();
        eat(1);
    }
}
