// The order in which a HashSet gives objects without a hashCode of their own follows their identity hash codes, which are
// made when they are first asked for: by one thread for one object, by another for the other. No order is promised.
//@ kinds: assertion-failure
import java.util.HashSet;
import java.util.Set;

public class SetOrderByIdentityHash {
    public static void main(String[] args) throws InterruptedException {
        Object one = new Object();
        Object two = new Object();
        Thread thread = new Thread(two::hashCode);
        thread.start();
        one.hashCode();
        thread.join();
        Set<Object> set = new HashSet<>();
        set.add(one);
        set.add(two);
        assert set.iterator().next() == one; //~ assertion-failure
    }
}
