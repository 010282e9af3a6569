// Who draws the first number of a shared Random is open, and with this seed the second number is another one (seen on
// java).
//@ kinds: assertion-failure
import java.util.Random;

public class RandomWhoDrawsFirst {
    public static void main(String[] args) {
        int first = new Random(42).nextInt(100);
        Random random = new Random(42);
        new Thread(() -> random.nextInt(100)).start();
        assert random.nextInt(100) == first; //~ assertion-failure
    }
}
