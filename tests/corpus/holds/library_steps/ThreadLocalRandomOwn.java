// Each thread has a ThreadLocalRandom of its own; its numbers are within the bounds asked for.
import java.util.concurrent.ThreadLocalRandom;

public class ThreadLocalRandomOwn {
    static void draw() {
        int number = ThreadLocalRandom.current().nextInt(3);
        assert number >= 0 && number < 3;
    }

    public static void main(String[] args) {
        new Thread(ThreadLocalRandomOwn::draw).start();
        draw();
    }
}
