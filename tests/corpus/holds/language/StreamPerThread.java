// Each thread runs its own sequential stream over a shared immutable list.
//@ unreduced: no
import java.util.List;

public class StreamPerThread {
    static final List<Integer> numbers = List.of(1, 2, 3);
    static volatile int his;

    static int sum(int factor) {
        return numbers.stream().mapToInt(n -> n * factor).sum();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = sum(10));
        other.start();
        int mine = sum(1);
        other.join();
        assert mine == 6 && his == 60;
    }
}
