// The elements of a list are added up by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
import java.util.*;

public class StreamInALoop {
    static int users;
    static final List<Integer> list = List.of(1, 2, 3);

    static void use() {
        synchronized (StreamInALoop.class) {
            assert users < 2;
            users++;
        }
        assert list.stream().mapToInt(element -> element).sum() == 6;
        synchronized (StreamInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(StreamInALoop::work).start();
        work();
    }
}
