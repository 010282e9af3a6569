// Two philosophers, two forks, each takes the left one first.
//@ kinds: deadlock
public class TwoPhilosophers {
    static final Object[] forks = {new Object(), new Object()};

    static void eat(int seat) {
        synchronized (forks[seat]) {
            synchronized (forks[(seat + 1) % 2]) { //~ deadlock
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> eat(0)).start();
        new Thread(() -> eat(1)).start();
    }
}
