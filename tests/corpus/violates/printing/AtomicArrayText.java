// The text of an AtomicIntegerArray is no snapshot: elements are read one by one.
//@ kinds: assertion-failure
import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayText {
    public static void main(String[] args) {
        AtomicIntegerArray array = new AtomicIntegerArray(2);
        new Thread(() -> {
            array.set(0, 1);
            array.set(1, 1);
        }).start();
        assert !array.toString().equals("[0, 1]"); //~ assertion-failure
    }
}
