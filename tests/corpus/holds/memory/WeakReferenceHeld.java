// get is called once, and what it returned is kept: clear cannot take it away.
import java.lang.ref.WeakReference;

public class WeakReferenceHeld {
    static final String text = "text";
    static final WeakReference<String> reference = new WeakReference<>(text);

    public static void main(String[] args) {
        new Thread(reference::clear).start();
        String seen = reference.get();
        assert seen == null || seen.length() == 4;
    }
}
