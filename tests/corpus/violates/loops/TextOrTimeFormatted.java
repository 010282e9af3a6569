// What is formatted as a time is a text if the other thread was faster.
//@ kinds: uncaught
import java.time.LocalTime;

public class TextOrTimeFormatted {
    static volatile int shared;

    public static void main(String[] args) {
        new Thread(() -> shared = 1).start();
        Object time = shared == 0 ? LocalTime.of(12, 30) : (Object) ("at " + shared);
        shared = shared;
        System.out.println(String.format("%tR", time)); //~ uncaught
    }
}
