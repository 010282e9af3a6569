// `toArray` of an ArrayBlockingQueue is made under the queue's lock: a later element is not there without an earlier one.
import java.util.concurrent.ArrayBlockingQueue;

public class ToArrayInOrder {
    public static void main(String[] args) {
        ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        new Thread(() -> {
            queue.add(1);
            queue.add(2);
        }).start();
        Object[] array = queue.toArray();
        assert array.length == 0 || array[0].equals(1);
    }
}
