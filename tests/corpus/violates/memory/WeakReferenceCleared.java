// get is called twice, and another thread clears the reference in between. (The text itself stays reachable: only clear
// can make get return null.)
//@ kinds: uncaught
import java.lang.ref.WeakReference;

public class WeakReferenceCleared {
    static final String text = "text";
    static final WeakReference<String> reference = new WeakReference<>(text);

    public static void main(String[] args) {
        new Thread(reference::clear).start();
        if (reference.get() != null) {
            reference.get().length(); //~ uncaught
        }
    }
}
