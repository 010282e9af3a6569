// With random numbers as choices every value within the bounds is tried, also from a ThreadLocalRandom.
//@ kinds: assertion-failure
//@ flags: --enumerate-random
import java.util.concurrent.ThreadLocalRandom;

public class ThreadLocalRandomValues {
    public static void main(String[] args) {
        int number = ThreadLocalRandom.current().nextInt(3);
        assert number != 2; //~ assertion-failure
    }
}
