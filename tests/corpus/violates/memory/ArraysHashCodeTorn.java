// hashCode reads the elements one by one: it may be that of an array which never was.
//@ kinds: assertion-failure
import java.util.Arrays;

public class ArraysHashCodeTorn {
    static final int LENGTH = 2;
    static final byte[] bytes = new byte[LENGTH];

    static int hashOf(int first, int last) {
        byte[] copy = new byte[LENGTH];
        copy[0] = (byte) first;
        copy[LENGTH - 1] = (byte) last;
        return Arrays.hashCode(copy);
    }

    public static void main(String[] args) {
        new Thread(() -> {
            bytes[0] = 1;
            bytes[LENGTH - 1] = 1;
            bytes[0] = 2;
        }).start();
        int seen = Arrays.hashCode(bytes);
        boolean known = seen == hashOf(0, 0) || seen == hashOf(1, 0) || seen == hashOf(1, 1) || seen == hashOf(2, 1);
        assert known; //~ assertion-failure
    }
}
