// The default locale is changed while another thread formats; it may also come too late.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.Locale;

public class LocaleChangedLate {
    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        String[] s = new String[1];
        Thread t = new Thread(() -> s[0] = String.format("%.1f", 1.5));
        t.start();
        Locale.setDefault(Locale.GERMANY);
        t.join();
        assert s[0].equals("1,5") : s[0];
    }
}
