// `String.format` without a locale uses the default one, which another thread changes: the decimal point becomes a comma.
//@ kinds: assertion-failure
import java.util.Locale;

public class LocaleChanged {
    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        new Thread(() -> Locale.setDefault(Locale.GERMANY)).start();
        assert String.format("%.1f", 1.5).equals("1.5"); //~ assertion-failure
    }
}
