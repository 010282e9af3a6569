// An array is copied away and back again. What the other thread writes in between is undone.
//@ kinds: assertion-failure
public class ArraycopySavedAndRestored {
    static final boolean[] flags = new boolean[2];

    public static void main(String[] args) throws Exception {
        boolean[] saved = new boolean[2];
        Thread other = new Thread(() -> flags[1] = true);
        other.start();
        System.arraycopy(flags, 0, saved, 0, 2);
        System.arraycopy(saved, 0, flags, 0, 2);
        other.join();
        assert flags[1]; //~ assertion-failure
    }
}
