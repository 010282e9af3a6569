// One thread adds to a list and takes the first away when there are three, another adds up what an iterator sees of it: a snapshot of
// at most three.
//@ note: no run ends
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class IteratorsInALoop {
    public static void main(String[] args) {
        List<String> list = new CopyOnWriteArrayList<>();
        new Thread(() -> {
            while (true) {
                list.add("x");
                if (list.size() > 2) {
                    list.remove(0);
                }
            }
        }).start();
        new Thread(() -> {
            while (true) {
                int seen = 0;
                for (String item : list) {
                    seen += item.length();
                }
                assert seen <= 3;
                System.out.println("seen " + seen);
            }
        }).start();
    }
}
