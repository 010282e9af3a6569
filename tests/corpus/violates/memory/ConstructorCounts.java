// The constructor numbers the objects with a plain static counter: two threads may get the same number.
//@ kinds: assertion-failure
import java.lang.reflect.Constructor;

public class ConstructorCounts {
    static int made;
    final int number = ++made;

    public ConstructorCounts() {
    }

    public static void main(String[] args) throws Exception {
        Constructor<ConstructorCounts> constructor = ConstructorCounts.class.getConstructor();
        ConstructorCounts[] others = new ConstructorCounts[1];
        Thread other = new Thread(() -> {
            try {
                others[0] = constructor.newInstance();
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        ConstructorCounts mine = constructor.newInstance();
        other.join();
        assert mine.number != others[0].number; //~ assertion-failure
    }
}
