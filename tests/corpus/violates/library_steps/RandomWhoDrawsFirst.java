// Who draws the first number of a shared Random is open. (The first two differ: 0 and 63, seen on java.)
//@ kinds: assertion-failure
import java.util.Random;

public class RandomWhoDrawsFirst {
    public static void main(String[] args) {
        Random random = new Random(42);
        new Thread(() -> random.nextInt(100)).start();
        assert random.nextInt(100) == 0; //~ assertion-failure
    }
}
