// Both threads fill the array under one monitor, so it is of one kind whenever the monitor is free.
//@ flags: --property no-race
import java.util.Arrays;

public class FillLocked {
    static final short[] target = new short[2];

    static synchronized void fill(int value) {
        assert target[0] == target[1];
        Arrays.fill(target, (short) value);
    }

    public static void main(String[] args) {
        new Thread(() -> fill(1)).start();
        fill(2);
    }
}
