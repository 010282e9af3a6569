// Arrays.fill writes an element that the other thread reads.
//@ kinds: race
//@ flags: --property no-race
import java.util.Arrays;

public class FillRace {
    static final long[] numbers = new long[3];

    public static void main(String[] args) {
        new Thread(() -> {
            Arrays.fill(numbers, 1, 3, 7); //~ race
        }).start();
        long seen = numbers[2]; //~ race
    }
}
