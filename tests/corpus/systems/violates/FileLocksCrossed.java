// Each process locks a file and then the other's. Linux refuses to let both wait: the second one fails with `Resource
// deadlock avoided`.
//@ kinds: uncaught
//@ process: one = FileLocksCrossed left right
//@ process: two = FileLocksCrossed right left
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLocksCrossed {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile first = new RandomAccessFile(args[0], "rw");
                RandomAccessFile second = new RandomAccessFile(args[1], "rw")) {
            first.getChannel().lock();
            second.getChannel().lock(); //~ uncaught
        }
    }
}
