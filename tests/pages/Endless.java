/** Counts for ever, so that a search comes to no end within its limit. */
public class Endless {
    static volatile long ticks;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                ticks++;
            }
        }, "clock").start();
        while (true) {
            if (ticks < 0) {
                return;
            }
        }
    }
}
