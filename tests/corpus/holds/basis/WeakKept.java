// A collector might clear the reference before it is read, and is never seen to.
//@ note: weak and soft references are never cleared
import java.lang.ref.WeakReference;

public class WeakKept {
    public static void main(String[] args) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        assert reference.get() != null;
    }
}
