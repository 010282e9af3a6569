// Closing any channel of a file gives back all locks that the process has on it (POSIX): the other process gets in.
//@ kinds: assertion-failure
//@ process: one = FileLockGivenBackEarly
//@ process: two = FileLockGivenBackEarly
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLockGivenBackEarly {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("data", "rw")) {
            file.getChannel().lock();
            new FileInputStream("data").close();
            File inside = new File("inside");
            assert inside.createNewFile(); //~ assertion-failure
            assert inside.delete();
        }
    }
}
