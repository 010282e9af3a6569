// A format with a locale of its own does not depend on the default one.
import java.util.Locale;

public class LocaleGiven {
    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        new Thread(() -> Locale.setDefault(Locale.GERMANY)).start();
        assert String.format(Locale.US, "%.1f", 1.5).equals("1.5");
    }
}
