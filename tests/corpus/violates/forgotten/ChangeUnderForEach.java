// `forEach` has the count in a local variable while it calls the program, which here lets the other thread in.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderForEach {
    static final List<Integer> list = new ArrayList<>(List.of(1, 2));

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (list) {
                list.add(3);
                list.remove(2);
            }
        }).start();
        list.forEach(x -> { //~ uncaught
            synchronized (list) {
                list.size();
            }
        });
    }
}
