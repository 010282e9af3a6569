// Every bounded question to a generator is a choice, whichever generator it is put to.
//@ kinds: assertion-failure
//@ flags: --enumerate-random
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;

public class RandomKinds {
    public static void main(String[] args) {
        Random random = new Random(1);
        boolean a = random.nextBoolean();
        int b = ThreadLocalRandom.current().nextInt(3, 5);
        int c = new SplittableRandom(7).nextInt(2);
        long d = random.nextLong(2);
        int e = random.nextInt(-1, 1);
        assert !(a && b == 4 && c == 1 && d == 1 && e == 0); //~ assertion-failure
    }
}
