// Two threads join each other. If both are alive when they call join, both wait for ever.
// (A join on a thread that has not started returns at once, so some runs end.)
//@ kinds: deadlock
public class MutualJoin {
    static Thread left;
    static Thread right;

    static void await(Thread thread) {
        try {
            thread.join(); //~ deadlock
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        left = new Thread(() -> await(right));
        right = new Thread(() -> await(left));
        left.start();
        right.start();
    }
}
