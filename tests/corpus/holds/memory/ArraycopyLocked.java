// Copy and reader hold the same monitor.
//@ flags: --property no-race
public class ArraycopyLocked {
    static final int[] target = new int[2];

    public static void main(String[] args) {
        int[] source = {1, 1};
        new Thread(() -> {
            synchronized (target) {
                System.arraycopy(source, 0, target, 0, 2);
            }
        }).start();
        synchronized (target) {
            assert target[0] == target[1];
        }
    }
}
