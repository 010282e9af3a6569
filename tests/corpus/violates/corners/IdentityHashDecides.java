// Buckets by identity hash: who asks first gets the first one; objects of two threads.
//@ kinds: assertion-failure
public class IdentityHashDecides {
    static class Thing { }
    public static void main(String[] args) throws Exception {
        Thing[] things = {new Thing(), new Thing()};
        int[] h = new int[2];
        Thread t = new Thread(() -> h[0] = System.identityHashCode(things[0]));
        t.start();
        h[1] = System.identityHashCode(things[1]);
        t.join();
        assert h[0] < h[1]; //~ assertion-failure
    }
}
