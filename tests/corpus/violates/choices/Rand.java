// Two random numbers, six pairs; 0 and 2, and 1 and 1, divide by zero. One seeded run never does.
//@ kinds: uncaught
//@ flags: --enumerate-random --all
import java.util.Random;

public class Rand {
    public static void main(String[] args) {
        Random random = new Random(42);
        int a = random.nextInt(2);
        System.out.println("a=" + a);
        int b = random.nextInt(3);
        System.out.println("b=" + b);
        int c = a / (b + a - 2); //~ uncaught
        System.out.println("c=" + c);
    }
}
