// A list that is filled and emptied for ever comes back to where it was.
//@ note: no run ends
import java.util.*;

public class ListInALoop {
    static final List<Integer> list = new ArrayList<>();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                synchronized (list) {
                    list.add(1);
                    list.remove(0);
                }
            }
        }).start();
        while (true) {
            synchronized (list) {
                for (int x : list) {
                    assert x == 1;
                }
            }
        }
    }
}
