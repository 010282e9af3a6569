// The box gets into the array by Array.set before it is filled, so a reader may find it empty.
//@ kinds: assertion-failure
import java.lang.reflect.Array;

public class ArraySetPublishesEarly {
    static class Box {
        volatile int value;
    }

    static final Box[] boxes = new Box[1];

    public static void main(String[] args) {
        new Thread(() -> {
            Box box = new Box();
            Array.set(boxes, 0, box);
            box.value = 1;
        }).start();
        Box seen = (Box) Array.get(boxes, 0);
        assert seen == null || seen.value == 1; //~ assertion-failure
    }
}
