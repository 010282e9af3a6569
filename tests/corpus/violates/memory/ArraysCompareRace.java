// compare reads the elements of an array that the other thread writes.
//@ kinds: race
//@ flags: --property no-race
import java.util.Arrays;

public class ArraysCompareRace {
    static final int[] numbers = new int[4];

    public static void main(String[] args) {
        new Thread(() -> {
            numbers[3] = 1; //~ race
        }).start();
        Arrays.compare(numbers, new int[4]); //~ race
    }
}
