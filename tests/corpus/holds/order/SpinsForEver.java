// The other thread comes back to the same state again and again without anything that others could see, which is
// all there is to know about it. Main ends, and with it the process.
//@ note: runs on and on at
//@ unreduced: no
public class SpinsForEver {
    static int value;

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            while (true) {
                Thread.onSpinWait();
            }
        });
        other.setDaemon(true);
        other.start();
        Thread third = new Thread(() -> value++);
        third.start();
        value++;
    }
}
