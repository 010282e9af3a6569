// The holder idiom: one instance, whoever comes first.
public class HolderOnce {
    static int made;
    static class Single { Single() { made++; } }
    static class Holder { static final Single ONE = new Single(); }
    public static void main(String[] args) throws Exception {
        Single[] got = new Single[2];
        Thread other = new Thread(() -> got[0] = Holder.ONE);
        other.start();
        got[1] = Holder.ONE;
        other.join();
        if (got[0] != got[1] || made != 1) throw new AssertionError();
    }
}
