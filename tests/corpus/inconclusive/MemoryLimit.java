// Three threads mix a shared value in an order-dependent way: far more states than fit in 64 MB.
//@ flags: --max-memory 64M
//@ reason: memory
//@ counts: no (how many states fit is up to the machine)
public class MemoryLimit {
    static volatile int mix;

    static void work(int me) {
        for (int i = 0; i < 200; i++) {
            mix = mix * 31 + me;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(1)).start();
        new Thread(() -> work(2)).start();
        work(3);
    }
}
