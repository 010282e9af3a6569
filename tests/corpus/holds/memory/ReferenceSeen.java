// Two looks at a reference that another thread clears: it may disappear between them, but it never comes back.
//@ output: false false
//@ output: false true
//@ output: true true
import java.lang.ref.WeakReference;

public class ReferenceSeen {
    static final Object held = new Object();
    static final WeakReference<Object> reference = new WeakReference<>(held);

    public static void main(String[] args) {
        new Thread(reference::clear).start();
        boolean before = reference.refersTo(null);
        boolean after = reference.get() == null;
        System.out.println(before + " " + after);
    }
}
