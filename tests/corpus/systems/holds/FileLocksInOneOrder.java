// Both processes lock two files in the same order: nobody waits in a circle.
//@ process: one = FileLocksInOneOrder
//@ process: two = FileLocksInOneOrder
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileLocksInOneOrder {
    public static void main(String[] args) throws IOException {
        try (RandomAccessFile first = new RandomAccessFile("left", "rw");
                RandomAccessFile second = new RandomAccessFile("right", "rw")) {
            first.getChannel().lock();
            second.getChannel().lock();
        }
    }
}
