// `String.join` walks the list it is given while another thread adds: ConcurrentModificationException.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.List;

public class JoinerOverShared {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a", "b"));
        new Thread(() -> list.add("c")).start();
        String.join(",", list); //~ uncaught
    }
}
