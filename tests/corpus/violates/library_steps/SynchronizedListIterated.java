// Iterating over a synchronized list needs the list's lock for the whole loop (javadoc: "imperative that the user manually
// synchronize"): ConcurrentModificationException.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListIterated {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        new Thread(() -> list.add(2)).start();
        int sum = 0;
        for (int value : list) { //~ uncaught
            sum += value;
        }
    }
}
