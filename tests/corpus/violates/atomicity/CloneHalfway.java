// A clone reads all fields: one taken between two writes has one of them.
//@ kinds: assertion-failure
public class CloneHalfway implements Cloneable {
    int name = 1;
    int low;
    int high;

    CloneHalfway copy() {
        try {
            return (CloneHalfway) clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CloneHalfway range = new CloneHalfway();
        Thread mover = new Thread(() -> {
            range.low = 1;
            range.high = 1;
        });
        mover.start();
        CloneHalfway seen = range.copy();
        mover.join();
        assert seen.low == seen.high;
    }
}
