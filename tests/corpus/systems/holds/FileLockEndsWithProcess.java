// A process that ends loses its locks: who waits for them goes on.
//@ process: one = FileLockEndsWithProcess
//@ process: two = FileLockEndsWithProcess
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLockEndsWithProcess {
    public static void main(String[] args) throws IOException {
        RandomAccessFile file = new RandomAccessFile("data", "rw");
        file.getChannel().lock();
        Runtime.getRuntime().halt(0);
    }
}
