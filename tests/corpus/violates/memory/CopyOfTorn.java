// Arrays.copyOf reads the elements one by one while the other thread writes them.
//@ kinds: assertion-failure
import java.util.Arrays;

public class CopyOfTorn {
    static final int LENGTH = 2;
    static final double[] source = new double[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> {
            source[0] = 1;
            source[LENGTH - 1] = 1;
            source[0] = 2;
        }).start();
        double[] copy = Arrays.copyOf(source, LENGTH + 1);
        int seen = (int) (10 * copy[0] + copy[LENGTH - 1]);
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
