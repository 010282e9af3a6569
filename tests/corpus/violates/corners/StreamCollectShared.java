// A parallel stream collects into a list that is not safe.
//@ kinds: assertion-failure
import java.util.stream.IntStream;

public class StreamCollectShared {
    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        IntStream.range(0, 2).parallel().forEach(i -> count[0]++);
        assert count[0] == 2; //~ assertion-failure
    }
}
