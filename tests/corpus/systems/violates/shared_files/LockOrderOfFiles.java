// Two processes lock two files in different orders. Linux notices that they would wait for each other for ever and refuses
// the second one's lock: IOException, "Resource deadlock avoided" (seen on java).
//@ kinds: uncaught
//@ process: one = LockOrderOfFiles$Node left right
//@ process: two = LockOrderOfFiles$Node right left
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;

public class LockOrderOfFiles {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile first = new RandomAccessFile("lock-order-" + args[0], "rw");
                    FileLock outer = first.getChannel().lock();
                    RandomAccessFile second = new RandomAccessFile("lock-order-" + args[1], "rw");
                    FileLock inner = second.getChannel().lock()) { //~ uncaught
                assert outer.isValid() && inner.isValid();
            }
        }
    }
}
