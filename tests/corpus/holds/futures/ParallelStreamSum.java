// A parallel stream gives the same sum as a sequential one.
//@ unreduced: no
import java.util.stream.IntStream;

public class ParallelStreamSum {
    public static void main(String[] args) {
        int sum = IntStream.rangeClosed(1, 2).parallel().sum();
        assert sum == 3;
    }
}
