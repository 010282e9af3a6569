// The elements of a list are added up by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
import java.util.*;

public class StreamInALoopCrowded {
    static int users;
    static final List<Integer> list = List.of(1, 2, 3);

    static void use() {
        synchronized (StreamInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        assert list.stream().mapToInt(element -> element).sum() == 6;
        synchronized (StreamInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(StreamInALoopCrowded::work).start();
        work();
    }
}
