// The identity hash code of an object is the same for everybody, also when two threads are the first to ask at once, and
// stays so (javadoc of Object.hashCode: "must consistently return the same integer").
public class IdentityHashStable {
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        Object shared = new Object();
        Thread thread = new Thread(() -> seen = shared.hashCode());
        thread.start();
        int mine = System.identityHashCode(shared);
        thread.join();
        assert mine == seen;
        assert mine == shared.hashCode();
    }
}
