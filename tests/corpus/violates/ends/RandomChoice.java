// With random numbers as choices both outcomes of nextBoolean are tried.
//@ kinds: assertion-failure
//@ flags: --enumerate-random
import java.util.Random;

public class RandomChoice {
    public static void main(String[] args) {
        assert new Random().nextBoolean(); //~ assertion-failure
    }
}
