// A stream reads an array while another thread swaps two elements: one may be seen twice.
//@ kinds: assertion-failure
import java.util.Arrays;

public class StreamOverShared {
    public static void main(String[] args) throws Exception {
        int[] a = {1, 2};
        Thread t = new Thread(() -> { int x = a[0]; a[0] = a[1]; a[1] = x; });
        t.start();
        long distinct = Arrays.stream(a).distinct().count();
        t.join();
        assert distinct == 2; //~ assertion-failure
    }
}
