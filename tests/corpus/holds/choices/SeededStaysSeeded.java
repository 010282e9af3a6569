// Without bounds a generator gives what its seed says, also when bounded questions are choices.
//@ flags: --enumerate-random
import java.util.Random;

public class SeededStaysSeeded {
    public static void main(String[] args) {
        assert new Random(42).nextInt() == -1170105035;
        assert new Random(42).nextLong() == -5025562857975149833L;
        int bounded = new Random(42).nextInt(5);
        assert bounded >= 0 && bounded < 5;
    }
}
