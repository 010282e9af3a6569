// The array is cloned and changed under one monitor, and the clone belongs to the thread alone.
//@ flags: --property no-race
public class ArrayCloneLocked {
    static final float[] pair = new float[2];

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (pair) {
                pair[0] = 1;
                pair[1] = 1;
            }
        }).start();
        float[] copy;
        synchronized (pair) {
            copy = pair.clone();
        }
        assert copy[0] == copy[1];
        copy[0] = 2;
    }
}
