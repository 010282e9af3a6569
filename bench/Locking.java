// Uncontended monitors: synchronized methods and blocks, StringBuffer, Vector.
//@ args: 1500000
//@ counted: 75000
import java.util.Vector;

public class Locking {
    private int value;
    private final Object lock = new Object();

    synchronized void add(int amount) {
        value += amount;
    }

    int get() {
        synchronized (lock) {
            return value;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Locking counter = new Locking();
        Vector<Integer> vector = new Vector<>();
        vector.add(3);
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            counter.add(i & 3);
            sum += counter.get();
            if ((i & 3) == 0) {
                sum += vector.get(0);
            }
        }
        System.out.println(sum + " " + counter.value);
    }
}
