// A weak reference to what main still uses is never cleared.
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

public class WeakStillThere {
    public static void main(String[] args) throws Exception {
        Object strong = new Object();
        WeakReference<Object> weak = new WeakReference<>(strong);
        Thread t = new Thread(System::gc);
        t.start();
        if (weak.get() != strong) throw new AssertionError();
        t.join();
        Reference.reachabilityFence(strong);
    }
}
