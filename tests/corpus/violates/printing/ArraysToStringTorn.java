// `Arrays.toString` reads the elements one after the other: it may see the second change without the first. (The array
// holds 0 0, then 1 0, then 1 1; the reader reads the first element before both changes and the second after them.)
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraysToStringTorn {
    public static void main(String[] args) {
        int[] array = {0, 0};
        new Thread(() -> {
            array[0] = 1;
            array[1] = 1;
        }).start();
        assert !Arrays.toString(array).equals("[0, 1]"); //~ assertion-failure
    }
}
