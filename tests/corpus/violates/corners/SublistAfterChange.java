// Another thread adds to the list after a part of it was taken: every use of the part then fails.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SublistAfterChange {
    public static void main(String[] args) throws Exception {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2, 3)));
        List<Integer> part = list.subList(0, 2);
        Thread other = new Thread(() -> { list.add(4); list.remove(3); });
        other.start();
        part.size();
        other.join();
    }
}
