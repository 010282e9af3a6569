// A stream over an ArrayList that another thread adds to notices it at its end.
//@ kinds: uncaught
import java.util.ArrayList;
import java.util.List;

public class StreamOverSharedList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        Thread adder = new Thread(() -> list.add(3));
        adder.start();
        int sum = list.stream().mapToInt(Integer::intValue).sum(); //~ uncaught
        assert sum == 3 || sum == 6;
        adder.join();
    }
}
