// Numbers of a shared generator with a seed: who draws first gets the first one.
//@ kinds: assertion-failure
import java.util.Random;

public class SharedRandomSeeded {
    public static void main(String[] args) throws Exception {
        Random r = new Random(42);
        int first = new Random(42).nextInt(100);
        int[] got = new int[1];
        Thread t = new Thread(() -> got[0] = r.nextInt(100));
        t.start();
        int mine = r.nextInt(100);
        t.join();
        assert mine == first; //~ assertion-failure
    }
}
