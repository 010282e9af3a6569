// The components of a record are final fields. Reading them by reflection needs no order.
//@ flags: --property no-race
import java.lang.reflect.RecordComponent;

public class RecordComponentRead {
    record Pair(int left, int right) {
    }

    static int sum(Pair pair) {
        try {
            int sum = 0;
            for (RecordComponent component : Pair.class.getRecordComponents()) {
                sum += (int) component.getAccessor().invoke(pair);
            }
            return sum;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        Pair pair = new Pair(1, 2);
        new Thread(() -> {
            assert sum(pair) == 3;
        }).start();
        assert sum(pair) == 3;
    }
}
