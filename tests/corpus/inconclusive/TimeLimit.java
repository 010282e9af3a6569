// Three threads mix a shared value in an order-dependent way: far more states than fit in a second.
//@ flags: --max-time 1
//@ reason: time
//@ counts: no (how far it gets in a second is up to the machine)
public class TimeLimit {
    static volatile int mix;

    static void work(int me) {
        for (int i = 0; i < 100; i++) {
            mix = mix * 31 + me;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(1)).start();
        new Thread(() -> work(2)).start();
        work(3);
    }
}
