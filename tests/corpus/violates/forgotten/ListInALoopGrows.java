// In the loop of the other thread the list has two elements at some time.
//@ kinds: assertion-failure
import java.util.*;

public class ListInALoopGrows {
    static final List<Integer> list = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                list.add(1);
                list.remove(0);
            }
        }).start();
        while (true) {
            list.add(2);
            assert list.size() == 1; //~ assertion-failure
            list.remove(Integer.valueOf(2));
        }
    }
}
