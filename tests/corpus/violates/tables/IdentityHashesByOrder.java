// Nothing orders the identity hash codes of two objects: they are made up when somebody first asks. Two threads ask, and a
// program that depends on which code is smaller fails in one of the orders.
//@ kinds: assertion-failure
public class IdentityHashesByOrder {
    static int second;

    public static void main(String[] args) throws InterruptedException {
        Object one = new Object();
        Object two = new Object();
        Thread thread = new Thread(() -> second = System.identityHashCode(two));
        thread.start();
        int first = System.identityHashCode(one);
        thread.join();
        assert first < second; //~ assertion-failure
    }
}
