// FileChannel.lock waits until the other process gives its lock back: nobody is inside twice.
//@ process: one = FileLockExcludes
//@ process: two = FileLockExcludes
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLockExcludes {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
            file.getChannel().lock();
            File inside = new File("inside");
            assert inside.createNewFile();
            assert inside.delete();
        }
    }
}
