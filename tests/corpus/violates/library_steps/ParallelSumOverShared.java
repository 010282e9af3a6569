// A parallel sum reads the elements while another thread moves an amount from one to the other: it is no snapshot.
//@ kinds: assertion-failure
import java.util.stream.IntStream;

public class ParallelSumOverShared {
    static final int[] amounts = {5, 5};

    public static void main(String[] args) {
        new Thread(() -> {
            amounts[0] = 4;
            amounts[1] = 6;
        }).start();
        int sum = IntStream.range(0, 2).map(i -> amounts[i]).sum();
        assert sum == 10; //~ assertion-failure
    }
}
