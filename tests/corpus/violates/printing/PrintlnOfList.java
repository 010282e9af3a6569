// `println(list)` walks the list, and another thread adds to it meanwhile: ConcurrentModificationException (seen on java).
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.List;

public class PrintlnOfList {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a"));
        new Thread(() -> list.add("b")).start();
        System.out.println(list); //~ uncaught
    }
}
