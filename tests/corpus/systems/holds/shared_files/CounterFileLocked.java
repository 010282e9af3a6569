// The same under a file lock, which other processes wait for (javadoc of FileChannel.lock): no number is lost.
//@ process: one = CounterFileLocked$One
//@ process: two = CounterFileLocked$Two
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;

public class CounterFileLocked {
    static int add() throws IOException {
        try (RandomAccessFile file = new RandomAccessFile("counter-locked", "rw");
                FileLock lock = file.getChannel().lock()) {
            int next = Math.max(file.read(), 0) + 1;
            file.seek(0);
            file.write(next);
            return next;
        }
    }

    static class One {
        public static void main(String[] args) throws IOException {
            add();
        }
    }

    static class Two {
        public static void main(String[] args) throws IOException {
            int first = add();
            int second = add();
            assert second > first;
            try (RandomAccessFile file = new RandomAccessFile("counter-locked", "r")) {
                assert file.read() >= second;
            }
        }
    }
}
