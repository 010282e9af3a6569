// An array of 12 MB is there before the first choice, and dropped after it. A heap of 24 MB has room for a second
// one, since the first cannot be reached any more, on any schedule.
//@ flags: -Xmx24m
public class DroppedBeforeFirstChoice {
    static byte[] kept = new byte[12 << 20];
    static volatile int turn;

    public static void main(String[] args) throws InterruptedException {
        kept[0] = 1;
        Thread other = new Thread(() -> turn++);
        other.start();
        turn++;
        kept = null;
        byte[] second = new byte[12 << 20];
        turn += second.length;
        other.join();
    }
}
