// `equals`, called by a list, counts without a lock.
//@ kinds: assertion-failure
import java.util.List;

public class EqualsWritesShared {
    static int asked;
    static class Item { @Override public boolean equals(Object o) { asked++; return false; } @Override public int hashCode() { return 1; } }
    public static void main(String[] args) throws Exception {
        List<Item> items = List.of(new Item());
        Thread other = new Thread(() -> items.contains(new Item()));
        other.start();
        items.contains(new Item());
        other.join();
        assert asked == 2; //~ assertion-failure
    }
}
