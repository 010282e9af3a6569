// Arrays.fill stores element by element; a reader may meet it half done.
//@ kinds: assertion-failure
import java.util.Arrays;

public class FillHalf {
    static final int LENGTH = 2;
    static final float[] target = new float[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> Arrays.fill(target, 1)).start();
        float first = target[0];
        float last = target[LENGTH - 1];
        float again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
