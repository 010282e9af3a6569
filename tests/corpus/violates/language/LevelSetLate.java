// The level of a logger may be changed too late.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.logging.*;

public class LevelSetLate {
    static final Logger A = Logger.getLogger("a");
    public static void main(String[] args) throws Exception {
        boolean[] fine = new boolean[1];
        Thread t = new Thread(() -> fine[0] = Logger.getLogger("a.b").isLoggable(Level.FINE));
        t.start();
        A.setLevel(Level.FINE);
        t.join();
        assert fine[0];
    }
}
