// The default locale is changed between two texts.
//@ kinds: assertion-failure
import java.util.Locale;

public class LocaleChangedWhileFormatting {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        Thread t = new Thread(() -> Locale.setDefault(Locale.GERMANY));
        t.start();
        String a = String.format("%.1f", 1.5);
        t.join();
        assert a.equals("1.5"); //~ assertion-failure
    }
}
