// One thread compares the first half of the array while the other one writes the second half.
//@ flags: --property no-race
import java.util.Arrays;

public class ArraysEqualsPartsApart {
    static final byte[] bytes = new byte[16];

    public static void main(String[] args) {
        new Thread(() -> Arrays.fill(bytes, 8, 16, (byte) 1)).start();
        assert Arrays.equals(bytes, 0, 8, new byte[8], 0, 8);
    }
}
