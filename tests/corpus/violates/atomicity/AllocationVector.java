// Looking for a free block and marking it are two calls, each synchronized; two threads find the
// same block, and the second mark finds it taken.
//@ kinds: uncaught
public class AllocationVector {
    static class Blocks {
        private final boolean[] used = new boolean[2];

        synchronized int findFree() {
            for (int i = 0; i < used.length; i++) {
                if (!used[i]) {
                    return i;
                }
            }
            return -1;
        }

        synchronized void take(int block) {
            if (used[block]) {
                throw new IllegalStateException("block " + block + " is taken"); //~ uncaught
            }
            used[block] = true;
        }
    }

    public static void main(String[] args) {
        Blocks blocks = new Blocks();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> blocks.take(blocks.findFree())).start();
        }
    }
}
