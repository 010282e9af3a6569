// The lock is the object it guards, which is replaced inside: the second thread locks the new one
// while the first is still in the block.
//@ kinds: assertion-failure
public class WrongLockReplaced {
    static volatile int[] cell = {0};
    static int inside;

    static void step() {
        synchronized (cell) {
            cell = new int[] {cell[0] + 1};
            inside++;
            assert inside == 1; //~ assertion-failure
            inside--;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WrongLockReplaced::step);
        other.start();
        step();
        other.join();
    }
}
