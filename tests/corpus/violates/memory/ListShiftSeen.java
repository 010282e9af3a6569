// ArrayList.remove shifts the rest of the list, element by element: on the way one of them is there twice.
//@ kinds: assertion-failure
import java.util.ArrayList;
import java.util.List;

public class ListShiftSeen {
    public static void main(String[] args) {
        List<String> list = new ArrayList<>(List.of("a", "b", "c", "d"));
        new Thread(() -> list.remove(0)).start();
        // Before it is a b c d, afterwards b c d.
        String first = list.get(0);
        String second = list.get(1);
        String again = list.get(0);
        assert first != again || !first.equals(second); //~ assertion-failure
    }
}
