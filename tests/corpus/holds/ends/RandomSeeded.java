// A seeded Random gives the same sequence to everybody, in every run.
import java.util.Random;

public class RandomSeeded {
    static int theirs;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> theirs = new Random(7).nextInt());
        other.start();
        int mine = new Random(7).nextInt();
        other.join();
        assert mine == theirs;
    }
}
