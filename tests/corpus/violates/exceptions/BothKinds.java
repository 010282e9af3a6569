// Two threads, each with a fault of its own kind.
//@ kinds: uncaught assertion-failure
public class BothKinds {
    static volatile int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            assert value == 1; //~ assertion-failure
        });
        other.start();
        int quotient = 1 / value; //~ uncaught
        other.join();
    }
}
