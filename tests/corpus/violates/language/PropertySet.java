// A property is set while another thread first uses a class that looks at it.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.Locale;

public class PropertySet {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setProperty("mode", "fast"));
        t.start();
        String m = System.getProperty("mode", "slow");
        assert m.equals("slow");
        t.join();
    }
}
