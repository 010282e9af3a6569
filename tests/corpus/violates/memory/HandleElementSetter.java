// Method handles for the elements of an array access them like the array instructions do.
//@ kinds: assertion-failure
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class HandleElementSetter {
    static final MethodHandle GET = MethodHandles.arrayElementGetter(float[].class);
    static final MethodHandle SET = MethodHandles.arrayElementSetter(float[].class);
    static final float[] cells = new float[1];

    static void add() {
        try {
            SET.invokeExact(cells, 0, (float) GET.invokeExact(cells, 0) + 1);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HandleElementSetter::add);
        other.start();
        add();
        other.join();
        assert cells[0] == 2; //~ assertion-failure
    }
}
