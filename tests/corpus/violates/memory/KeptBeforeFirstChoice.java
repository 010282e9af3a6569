// An array of 12 MB is there before the first choice and kept if the other thread was quick enough: then a heap of
// 24 MB has no room for a second one.
//@ flags: -Xmx24m
//@ kinds: uncaught
public class KeptBeforeFirstChoice {
    static byte[] kept = new byte[12 << 20];
    static volatile boolean quick;

    public static void main(String[] args) throws InterruptedException {
        kept[0] = 1;
        Thread other = new Thread(() -> quick = true);
        other.start();
        if (!quick) {
            kept = null;
        }
        byte[] second = new byte[12 << 20]; //~ uncaught
        second[0] = 1;
        other.join();
    }
}
