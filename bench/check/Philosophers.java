// Dining philosophers, the last one left-handed: no deadlock.
//@ sizes: 2 3 4 5
public class Philosophers {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Object[] forks = new Object[n];
        for (int i = 0; i < n; i++) forks[i] = new Object();
        for (int i = 0; i < n; i++) {
            Object first = i == n - 1 ? forks[0] : forks[i];
            Object second = i == n - 1 ? forks[i] : forks[i + 1];
            new Thread(() -> {
                synchronized (first) {
                    synchronized (second) {
                    }
                }
            }).start();
        }
    }
}
