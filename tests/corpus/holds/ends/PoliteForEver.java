// Two polite threads give way to each other: each waits until the other no longer wants, and no schedule lets one in. It is
// a livelock in every run; the note says that no run ends.
//@ note: no run ends: every schedule goes on for ever
public class PoliteForEver {
    static volatile boolean left = true;
    static volatile boolean right = true;

    public static void main(String[] args) {
        new Thread(() -> {
            while (right) {
                Thread.onSpinWait();
            }
            left = false;
        }).start();
        while (left) {
            Thread.onSpinWait();
        }
        right = false;
    }
}
