// Two threads share an iterator: both may see that there is a next element, one of them gets none.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class SharedIterator {
    static final Iterator<Integer> iterator = new ArrayList<>(List.of(1)).iterator();

    static void step() {
        if (iterator.hasNext()) {
            iterator.next(); //~ uncaught
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SharedIterator::step);
        other.start();
        step();
        other.join();
    }
}
