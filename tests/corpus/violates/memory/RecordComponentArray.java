// A record is shallowly immutable: the array that its accessor returns, here called by reflection, is shared.
//@ kinds: assertion-failure
import java.lang.reflect.RecordComponent;

public class RecordComponentArray {
    record Counter(int[] cells) {
    }

    static void increment(Counter counter) {
        try {
            RecordComponent component = Counter.class.getRecordComponents()[0];
            ((int[]) component.getAccessor().invoke(counter))[0]++;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Counter counter = new Counter(new int[1]);
        Thread other = new Thread(() -> increment(counter));
        other.start();
        increment(counter);
        other.join();
        assert counter.cells()[0] == 2; //~ assertion-failure
    }
}
