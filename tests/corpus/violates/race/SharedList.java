// A list is not safe for threads: its size is a plain field.
//@ kinds: race
//@ flags: --property no-race
import java.util.ArrayList;
import java.util.List;

public class SharedList {
    static final List<Integer> list = new ArrayList<>();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> list.add(1));
        other.start();
        int size = list.size();
        other.join();
    }
}
