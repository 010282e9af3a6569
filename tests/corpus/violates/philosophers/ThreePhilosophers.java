// Three philosophers, each takes the left fork first.
//@ kinds: deadlock
//@ unreduced: no
public class ThreePhilosophers {
    static final Object[] forks = {new Object(), new Object(), new Object()};

    static void eat(int seat) {
        synchronized (forks[seat]) {
            synchronized (forks[(seat + 1) % 3]) { //~ deadlock
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (int seat = 0; seat < 3; seat++) {
            int mine = seat;
            new Thread(() -> eat(mine)).start();
        }
    }
}
