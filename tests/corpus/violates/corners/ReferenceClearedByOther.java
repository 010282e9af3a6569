// Another thread clears the reference between check and use.
//@ kinds: uncaught
import java.lang.ref.SoftReference;

public class ReferenceClearedByOther {
    public static void main(String[] args) throws Exception {
        SoftReference<int[]> cache = new SoftReference<>(new int[] {1});
        Thread t = new Thread(cache::clear);
        t.start();
        if (cache.get() != null) {
            int x = cache.get()[0]; //~ uncaught
        }
        t.join();
    }
}
