// One Random used by two threads is safe: each number of its sequence is drawn once. Their sum does not depend on who
// draws which.
import java.util.Random;

public class RandomShared {
    static int theirs;

    public static void main(String[] args) throws InterruptedException {
        Random random = new Random(42);
        Random same = new Random(42);
        Thread other = new Thread(() -> theirs = random.nextInt(100));
        other.start();
        int mine = random.nextInt(100);
        other.join();
        assert mine + theirs == same.nextInt(100) + same.nextInt(100);
    }
}
