// Two threads stream over their own lists but collect into one unsynchronized counter.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.List;

public class StreamSideEffect {
    static int total;

    static void add(List<Integer> numbers) {
        numbers.forEach(n -> total += n);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> add(List.of(1)));
        other.start();
        add(List.of(2));
        other.join();
        assert total == 3; //~ assertion-failure
    }
}
