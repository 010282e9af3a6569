// Each thread waits until the other is out, then says that it is in: too late.
//@ kinds: assertion-failure
public class NaiveFlag {
    static volatile boolean in0;
    static volatile boolean in1;
    static volatile int inside;

    static void critical() {
        inside++;
        assert inside == 1; //~ assertion-failure
        inside--;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (in1) {
                Thread.onSpinWait();
            }
            in0 = true;
            critical();
            in0 = false;
        }).start();
        while (in0) {
            Thread.onSpinWait();
        }
        in1 = true;
        critical();
        in1 = false;
    }
}
