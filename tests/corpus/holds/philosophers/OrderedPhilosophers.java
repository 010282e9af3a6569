// Three philosophers take the fork with the lower number first: no cycle.
//@ unreduced: no
public class OrderedPhilosophers {
    static final Object[] forks = {new Object(), new Object(), new Object()};

    static void eat(int seat) {
        int left = seat;
        int right = (seat + 1) % 3;
        synchronized (forks[Math.min(left, right)]) {
            synchronized (forks[Math.max(left, right)]) {
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
