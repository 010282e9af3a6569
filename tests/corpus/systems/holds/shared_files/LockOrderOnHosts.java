// The same processes on two hosts lock files of their own.
//@ process: one = LockOrderOnHosts$Node left right
//@ process: two = LockOrderOnHosts$Node right left
//@ host: one = alpha
//@ host: two = beta
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;

public class LockOrderOnHosts {
    static class Node {
        public static void main(String[] args) throws IOException {
            try (RandomAccessFile first = new RandomAccessFile("lock-hosts-" + args[0], "rw");
                    FileLock outer = first.getChannel().lock();
                    RandomAccessFile second = new RandomAccessFile("lock-hosts-" + args[1], "rw");
                    FileLock inner = second.getChannel().lock()) {
                assert outer.isValid() && inner.isValid();
            }
        }
    }
}
